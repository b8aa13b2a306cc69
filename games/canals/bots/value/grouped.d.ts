/** The bytes of a file, as the page's build puts them into the code. */
declare module '*?grouped' {
  const bytes: () => Uint8Array;
  export default bytes;
}
