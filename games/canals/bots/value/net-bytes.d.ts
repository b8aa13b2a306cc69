/**
 * The bytes of nets.bin. Node reads the file (net-bytes.node.ts), a bundler puts it into the code
 * (net-bytes.browser.ts); `imports` in package.json says which of the two is taken.
 */
export declare const netBytes: () => Uint8Array;
