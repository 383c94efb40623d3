/** Moments in words: "in two hours", "yesterday". */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A moment, given in seconds since 1970, as seen from now. */
export function when(moment: number, lang: string): string {
  const away = moment - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.round(away / size), unit);
}
