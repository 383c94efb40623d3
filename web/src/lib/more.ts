/** A box that scrolls says so where more lies above or below what is seen of it: the style sheet draws signs there. */
export function more(box: HTMLElement): { destroy(): void } {
  const look = () => {
    box.toggleAttribute("data-above", box.scrollTop > SLACK);
    box.toggleAttribute("data-below", box.scrollTop + box.clientHeight < box.scrollHeight - SLACK);
    // Where there is nothing else to go to by keyboard, the box itself is scrolled by it.
    const isStop = box.scrollHeight > box.clientHeight + SLACK && !box.querySelector("a, button");
    if (isStop) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(box);
  words.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener("scroll", look, { passive: true });
  return {
    destroy() {
      sizes.disconnect();
      words.disconnect();
    },
  };
}

const SLACK = 6; // pixels: the room under a line is nothing to look for
