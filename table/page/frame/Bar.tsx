import type { ComponentChildren } from 'preact';
import { hrefOf } from '../browser/route.ts';
import { t } from '../i18n/index.ts';
import { LINE } from '../ui/line.ts';
import './frame.css';

const PICTURES = {
  home: <path {...LINE} d="M3 9.500L10 3l7 6.500V17h-5v-5H8v5H3z" />,
  log: <path {...LINE} d="M4 5h12M4 10h12M4 15h8" />,
  rules: (
    <>
      <circle {...LINE} cx="10" cy="10" r="8" />
      <path {...LINE} d="M7.600 7.600a2.400 2.400 0 1 1 3.400 2.200c-.7.4-1 .8-1 1.700M10 14.200v.1" />
    </>
  ),
  help: <path {...LINE} d="M7.500 14.500v-1.700a5.300 5.300 0 1 1 5 0v1.700zM8 17.500h4" />,
  settings: (
    <>
      <path {...LINE} d="M3 6h8M15 6h2M3 14h2M9 14h8" />
      <circle {...LINE} cx="13" cy="6" r="2.300" />
      <circle {...LINE} cx="7" cy="14" r="2.300" />
    </>
  ),
} as const;

type Picture = keyof typeof PICTURES;

const BarIcon = ({ of }: { of: Picture }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    {PICTURES[of]}
  </svg>
);

/** A sheet that a button of the bar opens. */
export interface BarButton {
  readonly picture: Exclude<Picture, 'home'>;
  /** In layouts without room for all of it beside the board. */
  readonly isNarrow?: boolean;
  readonly title: string;
  readonly onOpen: () => void;
  /** What is new in it: how much, and in words. */
  readonly news?: { readonly count: number; readonly text: string };
}

interface BarProps {
  readonly title: ComponentChildren;
  /** What stands beside the title. */
  readonly children?: ComponentChildren;
  readonly buttons: readonly BarButton[];
}

/** The head of the table: home, the state of the match, and the sheets that can be opened. */
export const Bar = ({ title, children, buttons }: BarProps) => (
  <header class="bar">
    <a class="icon-button" href={hrefOf({ page: 'home' })} aria-label={t.value.home}>
      <BarIcon of="home" />
    </a>
    <h1 class="bar-title">{title}</h1>
    {children}
    {buttons.map((button) => (
      <button
        key={button.picture}
        type="button"
        class={button.isNarrow === true ? 'icon-button only-narrow' : 'icon-button'}
        aria-label={button.news === undefined ? button.title : `${button.title}, ${button.news.text}`}
        onClick={button.onOpen}
      >
        <BarIcon of={button.picture} />
        {button.news === undefined ? null : (
          <span class="bar-news" aria-hidden="true">
            {button.news.count}
          </span>
        )}
      </button>
    ))}
  </header>
);
