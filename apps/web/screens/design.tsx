import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Avatar } from '@santiago/table/page/ui/Avatar.tsx';

/** Every custom property of the design on one sheet. */
const tokens = readFileSync(path.join(import.meta.dirname, '../../../table/page/ui/tokens.css'), 'utf8');
const names = [...new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!))];
const beginning = (begin: string): string[] => names.filter((name) => name.startsWith(begin));

const SCALES = ['--space-', '--radius-', '--text-', '--elevation-'];
const NO_COLOURS = ['--font', '--display', '--ease', '--time-move', '--wave-light'];
const colours = names.filter(
  (name) => !NO_COLOURS.includes(name) && !SCALES.some((scale) => name.startsWith(scale)),
);

const Section = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section style="margin-bottom:28px">
    <h2 style="font:600 1.5rem var(--display);margin-bottom:10px">{title}</h2>
    <div style="display:flex;flex-wrap:wrap;gap:14px;align-items:flex-end">{children}</div>
  </section>
);

const Named = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div style="width:118px;font-size:12px;color:var(--muted)">
    {children}
    <div style="margin-top:4px">{name.slice(2)}</div>
  </div>
);

const box = 'height:52px;background:var(--surface);border:1.5px solid var(--line);';

export const designSheet = (): string =>
  renderToString(
    <div style="padding:28px;width:1240px;background:var(--page);color:var(--ink)">
      <Section title="Colours">
        {colours.map((name) => (
          <Named key={name} name={name}>
            <div style={`${box}border-radius:9px;background:var(${name})`} />
          </Named>
        ))}
      </Section>
      <Section title="Space">
        {beginning('--space-').map((name) => (
          <Named key={name} name={name}>
            <div style={`height:24px;width:var(${name});background:var(--accent)`} />
          </Named>
        ))}
      </Section>
      <Section title="Corners">
        {beginning('--radius-').map((name) => (
          <Named key={name} name={name}>
            <div style={`${box}border-radius:var(${name})`} />
          </Named>
        ))}
      </Section>
      <Section title="Elevation">
        {beginning('--elevation-').map((name) => (
          <Named key={name} name={name}>
            <div style={`${box}border-color:var(--hair);border-radius:12px;box-shadow:var(${name})`} />
          </Named>
        ))}
      </Section>
      <Section title="Type">
        {beginning('--text-').map((name) => (
          <Named key={name} name={name}>
            <div style={`color:var(--ink);font-size:var(${name})`}>Water 0123</div>
          </Named>
        ))}
        <div style="font:600 2.6rem var(--display)">Santiago 0123456789</div>
      </Section>
      <Section title="Avatars">
        {['Ana', 'Bo', 'Cleo', 'Dario', 'Eva', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas'].map((name) => (
          <Avatar key={name} name={name} size={54} />
        ))}
      </Section>
    </div>,
  );
