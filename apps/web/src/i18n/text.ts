/** Someone in a sentence: by name, or the reader himself. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}
