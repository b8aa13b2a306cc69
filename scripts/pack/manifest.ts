// The package.json that is published, made from the one that the repository runs on.

type Conditions = { readonly [condition: string]: string };
type Targets = { readonly [name: string]: string | Conditions };

export type Manifest = {
  readonly [field: string]: unknown;
  readonly exports?: Targets;
  readonly imports?: Targets;
};

/** Fields that mean something in the repository only. */
const LEFT_OUT = new Set(['private', 'scripts', 'devDependencies']);

/** `./src/x.ts` is published as `./dist/src/x.js`; a declaration stays one. */
const built = (file: string): string => `./dist/${file.slice(2).replace(/(?<!\.d)\.ts$/, '.js')}`;

const declared = (file: string): string => built(file).replace(/\.js$/, '.d.ts');

/** A source is published as its declaration and its JavaScript. */
function targets(sources: Targets): Targets {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      typeof source === 'string'
        ? { types: declared(source), default: built(source) }
        : Object.fromEntries(Object.entries(source).map(([condition, file]) => [condition, built(file)])),
    ]),
  );
}

export function publishedManifest(manifest: Manifest): Manifest {
  const kept = Object.fromEntries(Object.entries(manifest).filter(([field]) => !LEFT_OUT.has(field)));
  return {
    ...kept,
    ...(manifest.exports === undefined ? {} : { exports: targets(manifest.exports) }),
    ...(manifest.imports === undefined ? {} : { imports: targets(manifest.imports) }),
  };
}
