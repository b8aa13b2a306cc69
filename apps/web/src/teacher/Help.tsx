import type { TableMoment } from '../games/face.tsx';
import { gameNamed } from '../games/index.ts';
import { studyOfRunning } from '../study/open.ts';
import { openStudy } from '../study/visit.ts';
import type { TableFacts } from '../table/source.ts';
import './teacher.css';
import { tt } from './words.ts';

/** What the teacher can do for a player in a running match, from what that player may know. */
export const Help = ({ facts, moment }: { facts: TableFacts; moment: TableMoment }) => {
  const words = tt.value.study;
  const { game } = gameNamed(facts.game);
  return (
    <div class="help">
      <section>
        <p class="note">{words.openHint}</p>
        <button
          type="button"
          class="button"
          onClick={() => void openStudy(studyOfRunning(game, facts, moment))}
        >
          {words.open}
        </button>
      </section>
    </div>
  );
};
