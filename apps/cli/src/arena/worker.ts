import { serve } from '../threads.ts';
import { playSet } from './set.ts';

serve(playSet);
