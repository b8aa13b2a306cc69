import { useEffect, useState } from 'preact/hooks';
import type { ShownStep } from '../model/face.tsx';
import { coachOf } from './coaches.ts';
import { openWorker } from '../worker/open.ts';
import type { Result } from '../worker/rpc.ts';
import type { TableFacts } from '../sources/contract.ts';
import { t } from '../i18n/index.ts';
import { coachWords } from './words.ts';

/** Asks a worker, which is closed after the answer; null until then. */
const useReading = (game: string, view: unknown, attempt: number): Result<unknown> | null => {
  const [reading, setReading] = useState<Result<unknown> | null>(null);
  useEffect(() => {
    const link = openWorker();
    let left = false;
    setReading(null);
    void link.call('read', { game, view }).then((result) => {
      link.close();
      if (!left) setReading(result);
    });
    return () => {
      left = true;
      link.close();
    };
  }, [game, view, attempt]);
  return reading;
};

/** What things are worth in this position, as its player knows it. */
export const Instruments = ({ facts, step }: { facts: TableFacts; step: ShownStep }) => {
  const [attempt, setAttempt] = useState(1);
  const result = useReading(facts.game, step.view, attempt);
  if (result === null) return <p role="status">{coachWords.value.instruments.working}</p>;
  if (!result.ok) {
    return (
      <>
        <p role="alert">{coachWords.value.instruments.failed}</p>
        <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
          {t.value.trouble.again}
        </button>
      </>
    );
  }
  const { Instruments: Figures } = coachOf(facts.game);
  return <Figures reading={result.value} facts={facts} held={step.chosen} />;
};
