/** The window that the table is looked at in, and the size of its text. */
interface View {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What is wrong with the table on the screen, in words. Runs in the page. Controls and buttons must be in sight, large
 * enough and not covered; text must not be cut off.
 */
export const panelFaults = async ({ text, width, height }: View): Promise<string[]> => {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  document.documentElement.style.fontSize = text;
  while (innerWidth !== width || innerHeight !== height) await drawn();
  // A frame for the layout, and a moment for what measures it.
  await drawn();
  await new Promise((resolve) => setTimeout(resolve, 4));
  // What is wrong counts once nothing moves any more: what measures the layout may do so in the next frame.
  let found = faultsNow();
  for (let same = 0; found.length > 0 && same < 2; ) {
    for (let frames = 0; frames < 2; frames++) await drawn();
    const next = faultsNow();
    same = JSON.stringify(next) === JSON.stringify(found) ? same + 1 : 0;
    found = next;
  }
  return found;

  function faultsNow(): string[] {
    const faults: string[] = [];
    const view = { width, height };
    const all = (selector: string, root: ParentNode = document) => [
      ...root.querySelectorAll<HTMLElement>(selector),
    ];
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')} "${(
        element.getAttribute('aria-label') ??
        element.textContent ??
        ''
      )
        .trim()
        .slice(0, 40)}"`;
    const seen = new Map<Element, boolean>();
    const isUnseen = (element: Element): boolean => {
      const known = seen.get(element);
      if (known !== undefined) return known;
      const { display, visibility, clipPath } = getComputedStyle(element);
      const own = display === 'none' || visibility === 'hidden' || clipPath === 'inset(50%)';
      const { parentElement } = element;
      const unseen =
        own || element.matches('dialog:not([open])') || (parentElement !== null && isUnseen(parentElement));
      seen.set(element, unseen);
      return unseen;
    };
    const round = ({ left, top, right, bottom }: DOMRect) =>
      [left, top, right, bottom].map(Math.round).join(' ');

    // A row that is longer than its place scrolls sideways, and says so at its edge.
    for (const row of all('.scroll-row')) {
      if (isUnseen(row)) continue;
      if (row.scrollWidth > row.clientWidth + 1 && (row.dataset['more'] ?? '') === '')
        faults.push(`${nameOf(row)} has more and does not say so`);
    }

    /** The box a finger meets: a hidden radio button is as large as its label. */
    const target = (control: HTMLElement): HTMLElement =>
      control.matches('input') ? (control.closest<HTMLElement>('label') ?? control) : control;
    /** What stands in a sentence is as high as its line: 24 px (SC 2.5.8). */
    const leastOf = (control: Element): { width: number; height: number } =>
      control.matches('.more, .rule-link') ? { width: 44, height: 24 } : { width: 44, height: 44 };
    const CONTROLS = 'button, input, select, label, a';
    /** A finger that misses a line by as much as a button is high meets it, or another control, but not nothing. */
    const isMissed = (control: Element, box: DOMRect): boolean =>
      control.matches('.more, .hint-bubble .rule-link') &&
      [-20, 20].some((dy) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2 + dy];
        return y > 0 && y < view.height && document.elementFromPoint(x, y)?.closest(CONTROLS) == null;
      });
    const controls = new Set(
      all(
        '.panel :is(button, input, select), .hint-bubble button, .bar :is(button, a), .felt-tools button, .alerts button',
      )
        .filter((control) => !isUnseen(control))
        .map(target),
    );
    for (const control of controls) {
      const row = control.closest<HTMLElement>('.scroll-row');
      const before = row?.scrollLeft ?? 0;
      if (row !== null) {
        const [outer, inner] = [row.getBoundingClientRect(), control.getBoundingClientRect()];
        row.scrollLeft += (inner.left + inner.right) / 2 - (outer.left + outer.right) / 2;
      }
      const box = control.getBoundingClientRect();
      const least = leastOf(control);
      if (box.width < least.width - 0.5 || box.height < least.height - 0.5)
        faults.push(`${nameOf(control)} is small: ${Math.round(box.width)}×${Math.round(box.height)}`);
      if (isMissed(control, box)) faults.push(`${nameOf(control)} is missed by a finger: ${round(box)}`);
      if (box.left < -0.5 || box.top < -0.5 || box.right > view.width + 0.5 || box.bottom > view.height + 0.5)
        faults.push(`${nameOf(control)} is out of the window: ${round(box)}`);
      else {
        const dx = Math.min(6, box.width / 4);
        const dy = Math.min(6, box.height / 4);
        const points = [
          [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
          [box.left + dx, (box.top + box.bottom) / 2],
          [box.right - dx, (box.top + box.bottom) / 2],
          [(box.left + box.right) / 2, box.top + dy],
          [(box.left + box.right) / 2, box.bottom - dy],
        ] as const;
        for (const [x, y] of points) {
          const hit = document.elementFromPoint(x, y);
          if (
            hit !== null &&
            (control.contains(hit) ||
              (hit instanceof HTMLElement && hit.contains(control) && hit.matches('label, button')))
          )
            continue;
          faults.push(
            `${nameOf(control)} is covered by ${hit === null ? 'nothing' : nameOf(hit)} (${round(box)})`,
          );
          break;
        }
      }
      if (row !== null) row.scrollLeft = before;
    }

    // Text: every line whole, inside all that cut it off.
    const clips = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return overflowX !== 'visible' || overflowY !== 'visible';
    };
    const walker = document.createTreeWalker(
      document.querySelector('.table')!,
      NodeFilter.SHOW_TEXT,
      (node) => {
        const parent = node.parentElement!;
        const shown = parent.closest('.panel, .hint-bubble, .seats, .bar-title') !== null;
        // Names may be as long as people like; theirs end in an ellipsis.
        const named = parent.closest('.chip-name-text, option, .scroll-row, svg') !== null;
        return shown && !named && node.textContent!.trim() !== '' && !isUnseen(parent)
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT;
      },
    );
    const range = document.createRange();
    let hidden = false;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement!;
      range.selectNodeContents(node);
      const gives = parent.closest('.explain-text');
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        const middle = (line.top + line.bottom) / 2;
        // The ink of a line is lower than its box, by about a sixth above and below.
        const ink = (line.bottom - line.top) / 6;
        let whole =
          line.left >= -1 &&
          line.right <= view.width + 1 &&
          line.top + ink >= -0.5 &&
          line.bottom - ink <= view.height + 0.5;
        let gone = false;
        for (
          let each: Element | null = parent;
          each !== null && !each.matches('.table');
          each = each.parentElement
        ) {
          if (!clips(each)) continue;
          const box = each.getBoundingClientRect();
          if (line.left < box.left - 1 || line.right > box.right + 1) whole = false;
          if (line.top + ink < box.top - 0.5 || line.bottom - ink > box.bottom + 0.5) whole = false;
          if (gives === each && middle > box.bottom && line.top + ink > box.bottom - 1) gone = true;
        }
        if (gone) hidden = true;
        else if (!whole) {
          faults.push(`text is cut off in ${nameOf(parent)}: ${round(line)}`);
          break;
        }
      }
    }
    const more = all('.panel .more').filter((each) => !isUnseen(each));
    if (hidden && more.length === 0) faults.push('part of the consequence is hidden, and nothing says so');

    const panel = document.querySelector<HTMLElement>('.panel')!;
    if (panel.scrollHeight > panel.clientHeight + 1)
      faults.push(`the panel scrolls: ${panel.scrollHeight} in ${panel.clientHeight}`);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > view.width || scrollHeight > view.height)
      faults.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`);

    // What is asked, what can be chosen, what it would mean, what does it: in this order.
    const order = ['.prompt', '.controls', '.explain', '.buttons'].map((selector) => ({
      selector,
      part: document.querySelector<HTMLElement>(`.decision > ${selector}`),
    }));
    for (const { selector, part } of order) if (part === null) faults.push(`there is no ${selector}`);
    const tops = order.flatMap(({ part }) =>
      part === null || isUnseen(part) ? [] : [part.getBoundingClientRect().top],
    );
    if (tops.some((top, i) => i > 0 && top < tops[i - 1]! - 1))
      faults.push(`out of order: ${tops.join(' ')}`);

    // Signs about people leave what is told of their seats in sight.
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    for (const sign of all('.chip-here, .chip-bot')) {
      if (isUnseen(sign)) continue;
      for (const fact of all('.chip-cash, .badge, .chip-score, .chip-hand, .pool', sign.closest('.chip')!))
        if (
          !isUnseen(fact) &&
          fact.getBoundingClientRect().width > 0 &&
          meets(sign.getBoundingClientRect(), fact.getBoundingClientRect())
        )
          faults.push(`${nameOf(sign)} lies over ${nameOf(fact)}`);
    }

    const stage = document.querySelector('.stage-frame, .felt')!.getBoundingClientRect();
    if (stage.width < 180 || stage.height < 120)
      faults.push(`the board is ${Math.round(stage.width)}×${Math.round(stage.height)}`);
    return faults;
  }
};
