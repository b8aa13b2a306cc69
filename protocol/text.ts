/** Which texts of strangers can be shown: for the server's schemas, and for the page, which takes no schemas along. */

const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u;
/** Joiners are part of emoji and of words in some scripts, between other characters, so they are allowed there. */
const INNER_JOINERS = /(?<=[^\s\u200C\u200D])[\u200C\u200D](?=[^\s\u200C\u200D])/gu;
/** Characters that are letters or symbols by their class but invisible on the screen. */
const BLANK = /\u034F|[\u115F\u1160\u2800\u3164\uFFA0]|[\u17B4\u17B5]|[\u180B-\u180F]/u;
/** At least one visible character; marks and selectors need one to attach to. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}]/u;
/** No script stacks more marks on one character; more would be drawn over its neighbours. */
const HEAP = /\p{M}{6}/u;

/** Without characters that control how a text is shown or that have no meaning. */
export const isSafe = (text: string): boolean =>
  text.isWellFormed() && !UNSAFE.test(text.replaceAll(INNER_JOINERS, ''));

/** Something can be seen of it, and it stays in its place. */
export const isReadable = (text: string): boolean =>
  VISIBLE.test(text) && !BLANK.test(text) && !HEAP.test(text);
