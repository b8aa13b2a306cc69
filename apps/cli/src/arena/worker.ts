import { serve } from '../threads.ts';
import { playDeal } from './deal.ts';

serve(playDeal);
