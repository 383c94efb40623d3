/** Whether the owner of the server has shut me out: then there is nothing but their sentence. */

import type { Sentence } from "./wire";

export const shut = $state({ why: null as Sentence | null });
