/**
 * The bytes of nets.bin. Node reads the file (packages/bots/node), a bundler puts it into the code
 * (packages/bots/browser); `imports` in package.json says which of the two is taken.
 */
export declare const netBytes: () => Uint8Array;
