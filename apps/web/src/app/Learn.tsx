import { Rules } from '../games/canals/Rules.tsx';
import { ct, t } from '../i18n/index.ts';
import { PageHead } from './PageHead.tsx';

export const Learn = () => (
  <main class="page">
    <PageHead title={ct.value.rulesTitle} />
    <div class="card">
      <Rules />
    </div>
    <p class="credit">{t.value.credit}</p>
  </main>
);
