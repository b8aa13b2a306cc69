import { Player } from './player.ts';

/** Plays the card game quickly, through the page's own elements: towards the enemy, and into every fight. */
export class CardPlayer extends Player {
  /** Passes where that can be done, and answers where it cannot. */
  async pass(): Promise<void> {
    const pass = this.page.locator('.decision .buttons button:not(:disabled)', { hasText: /^Pass/ });
    if ((await pass.count()) === 0) await this.answer();
    else await this.untilRowsChange(() => pass.first().evaluate((button: HTMLElement) => button.click()));
  }

  protected override async choose(): Promise<void> {
    await this.page.evaluate(async () => {
      // A page in the background may never be drawn.
      const drawn = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, 40);
        });
      const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
      const buttons = () => all<HTMLButtonElement>('.decision .buttons button:not(:disabled)');
      const middleOf = (text: string) => {
        const [x, y] = text.split(' ')[0]!.split(',').map(Number);
        return { x: x!, y: y! };
      };

      const buy = async () => {
        for (const card of all<HTMLInputElement>('.trade-side:first-child input:not(:checked)')) {
          card.click();
          await drawn();
        }
        for (const card of all<HTMLInputElement>('.trade-side + .trade-side input:not(:checked)')) {
          card.click();
          await drawn();
          if (document.querySelector('.trade-sum strong') === null) continue;
          card.click();
          await drawn();
        }
      };

      /** The place nearest to an enemy card, or one that touches some. */
      const towards = (places: HTMLSelectElement): string => {
        const own = document.querySelector('.hand .card-art')!.classList[1]!;
        const enemies = all('.felt [data-card]')
          .filter((card) => card.querySelector(`.card-art.${own}`) === null)
          .map((card) => middleOf(card.dataset['card']!));
        const options = [...places.options].slice(1);
        const touching = options.find((option) => option.text.includes('touches'));
        if (touching !== undefined || enemies.length === 0) return (touching ?? options[0]!).value;
        const away = (option: HTMLOptionElement) => {
          const { x, y } = middleOf(option.value);
          return Math.min(...enemies.map((enemy) => Math.hypot(enemy.x - x, enemy.y - y)));
        };
        return options.reduce((best, option) => (away(option) < away(best) ? option : best)).value;
      };

      /** The last card of the hand that has a place. */
      const lay = async () => {
        for (const card of all<HTMLInputElement>('.hand:not(.hand-closed) input').reverse()) {
          card.click();
          await drawn();
          const places = document.querySelector<HTMLSelectElement>('select.spot-choice');
          if (places === null) return;
          if (places.options.length < 2) continue;
          places.value = towards(places);
          places.dispatchEvent(new Event('change', { bubbles: true }));
          return;
        }
        buttons()
          .find((button) => button.textContent === 'Put back')
          ?.click();
      };

      all<HTMLInputElement>('.target-choice input')[0]?.click();
      const buying = buttons().find((button) => button.textContent === 'Buy back…');
      if (buying !== undefined) {
        buying.click();
        await drawn();
        await buy();
        if (!buttons().some((button) => button.classList.contains('primary'))) {
          // What the pool holds buys nothing.
          buttons()[0]?.click();
        }
      } else {
        await lay();
      }
      await drawn();
      // The last button passes.
      const choice = buttons().find((button) => button.classList.contains('primary')) ?? buttons().at(-1);
      choice?.click();
    });
  }
}
