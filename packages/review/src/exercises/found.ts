import type { Exercise } from './exercise.ts';

/** Written by `npm run train -- exercises`. */
export const EXERCISES: readonly Exercise[] = [
  {
    kind: 'scoring',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "2"]\n[Preset "amigo"]\n\n* overseer p1\n* spring C2\np1 dig B2-C2\n* reveal potato2 cane2 banana2\np1 bid 1\np2 bid 1\np1 plant cane2 d2\np2 plant potato2 c3\np1 plant banana2 b3\np1 pass\np2 pass\np1 pass\n* reveal potato2 banana1 pepper2\np1 bid 2\np2 bid 1\np1 plant potato2 d4\np2 plant pepper2 c2\np1 plant banana1 b2\np1 propose C2-C3 1\np2 accept C2-C3\np1 pass\n* reveal banana2 cane2 pepper2\np1 bid 2\np2 bid 1\np1 plant cane2 d3\np2 plant pepper2 e3\np1 plant banana2 f3\np1 pass\np2 pass\np1 pass\n* reveal cane1 bean2 cane2\np1 bid 3\np2 bid 1\np1 plant cane2 d1\n',
    seat: 'p2',
    goal: {
      kind: 'points-now',
    },
    answer: 'plant bean2 e4',
    proof: 'rules',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p2',
        tile: 'bean2',
        square: 'e4',
        size: 1,
        marks: 2,
        points: 2,
        joined: 0,
      },
      {
        kind: 'area-blocked',
        about: 'best',
        seat: 'p2',
        square: 'e4',
        crop: 'potato',
        owner: 'p1',
        size: 1,
        marks: 2,
        open: 2,
      },
    ],
    novices: {
      found: 2,
      runs: 40,
    },
    id: 'scoring-1',
  },
  {
    kind: 'scoring',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "2"]\n[Preset "amigo"]\n\n* overseer p1\n* spring B3\np1 dig A3-B3\n* reveal potato2 pepper2 potato1\np1 bid 2\np2 bid 2\np1 plant potato2 a5\np2 plant pepper2 b5\np1 plant potato1 a4\np1 pass\np2 dig B3-B4\np1 pass\n* reveal potato1 pepper2 pepper2\np1 bid 1\np2 bid 2\np2 plant pepper2 b4\np1 plant pepper2 b6\np2 plant potato1 a6\np2 pass\np1 dig A3-A4\np2 pass\n* reveal banana1 pepper2 bean2\np1 bid 3\np2 bid 3\np1 plant pepper2 c5\np2 plant bean2 c3\np1 plant banana1 b3\np1 propose A2-A3 1\np2 accept A2-A3\np1 pass\n* reveal pepper1 potato2 banana2\np1 bid 4\np2 bid 3\np1 plant potato2 a3\np2 plant banana2 d6\np1 plant pepper1 d3\np1 propose A1-A2 2\np2 dig B3-C3\np1 pass\n* reveal bean2 banana2 cane1\np1 pass\np2 bid 4\np2 plant banana2 d4\np1 plant bean2 g2\np2 plant cane1 c2\np2 pass\np1 dig B4-C4\np2 extra C2-C3\n* reveal cane2 banana2 cane2\np1 bid 7\np2 bid 3\n',
    seat: 'p1',
    goal: {
      kind: 'points-now',
    },
    answer: 'plant banana2 d5',
    proof: 'rules',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p1',
        tile: 'banana2',
        square: 'd5',
        size: 3,
        marks: 2,
        points: 6,
        joined: 2,
      },
      {
        kind: 'area-shared',
        about: 'best',
        seat: 'p1',
        square: 'd5',
        owner: 'p2',
        marks: 3,
        points: 6,
      },
      {
        kind: 'area-blocked',
        about: 'best',
        seat: 'p1',
        square: 'd5',
        crop: 'pepper',
        owner: 'p2',
        size: 4,
        marks: 4,
        open: 2,
      },
    ],
    novices: {
      found: 14,
      runs: 40,
    },
    id: 'scoring-2',
  },
  {
    kind: 'scoring',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p4\n* spring C2\n* aside bean2\n* reveal banana2 banana2 cane1 cane2\np1 pass\np2 bid 1\np3 pass\np4 bid 4\np4 plant banana2 e2\np2 plant banana2 d2\np3 plant cane2 e3\np1 plant cane1 c2\np2 propose B2-C2 1\np3 propose C2-C3 1\np4 propose C2-D2 3\np1 accept C2-D2\np2 pass\np3 pass\np4 pass\np1 pass\n* reveal potato2 potato1 banana1 potato2\np2 bid 1\np3 bid 2\np4 bid 3\np1 pass\np4 plant potato2 f2\np3 plant potato2 g2\np2 plant potato1 f3\np1 plant banana1 b4\np2 propose C1-C2 1\np3 propose D2-E2 2\np4 pass\np1 accept C1-C2\np2 pass\np3 pass\np4 pass\np1 pass\n* reveal banana2 bean1 cane2 cane2\np2 bid 1\np3 bid 4\np4 bid 2\np1 pass\np3 plant cane2 d1\np4 plant banana2 e1\np2 plant cane2 d3\np1 plant bean1 h1\np2 propose C2-C3 1\np3 propose D1-D2 1\np4 support D1-D2 1\np1 accept D1-D2\np2 pass\np3 pass\np4 pass\np1 pass\n* reveal bean2 pepper2 potato2 potato2\np2 bid 1\np3 bid 5\np4 bid 6\np1 pass\np4 plant potato2 g1\n',
    seat: 'p3',
    goal: {
      kind: 'points-now',
    },
    answer: 'plant potato2 f1',
    proof: 'rules',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p3',
        tile: 'potato2',
        square: 'f1',
        size: 5,
        marks: 3,
        points: 15,
        joined: 1,
      },
      {
        kind: 'area-shared',
        about: 'best',
        seat: 'p3',
        square: 'f1',
        owner: 'p4',
        marks: 4,
        points: 4,
      },
      {
        kind: 'area-blocked',
        about: 'best',
        seat: 'p3',
        square: 'f1',
        crop: 'banana',
        owner: 'p4',
        size: 3,
        marks: 4,
        open: 0,
      },
    ],
    novices: {
      found: 14,
      runs: 40,
    },
    id: 'scoring-3',
  },
  {
    kind: 'scoring',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p1\n* spring D2\n* aside cane1\n* reveal potato2 pepper2 cane2 cane1\np2 bid 1\np3 pass\np4 bid 2\np1 pass\np4 plant potato2 a5\np2 plant cane2 a1\np1 plant pepper2 g4\np3 plant cane1 g3\np4 pass\np1 pass\np2 pass\np3 pass\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal bean2 cane2 cane1 banana2\np4 pass\np1 pass\np2 bid 2\np3 bid 1\np2 plant banana2 e5\np3 plant bean2 f2\np1 plant cane2 h2\np4 plant cane1 c2\np1 propose D2-E2 1\np2 propose D2-D3 2\np3 propose D1-D2 3\np4 accept D2-E2\np1 pass\np2 pass\np3 pass\np4 pass\n* reveal potato1 bean2 banana1 bean1\np1 bid 6\np2 bid 1\np3 pass\np4 bid 7\np4 plant potato1 g2\np1 plant bean2 f1\np2 plant bean1 h6\np3 plant banana1 g1\np4 pass\np1 propose D2-D3 1\np2 pass\np3 dig C2-D2\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal banana2 pepper2 potato1 banana2\np4 pass\np1 bid 2\np2 bid 1\np3 bid 3\np3 plant pepper2 e3\np1 plant potato1 f3\np2 plant banana2 b2\np4 plant banana2 f5\np1 propose D2-D3 1\np2 pass\np3 pass\np4 accept D2-D3\np1 extra E2-E3\n* reveal potato1 cane2 bean2 banana2\np1 bid 5\np2 bid 1\np3 bid 2\np4 bid 3\n',
    seat: 'p1',
    goal: {
      kind: 'points-now',
    },
    answer: 'plant cane2 h3',
    proof: 'rules',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p1',
        tile: 'cane2',
        square: 'h3',
        size: 2,
        marks: 3,
        points: 6,
        joined: 1,
      },
    ],
    novices: {
      found: 5,
      runs: 40,
    },
    id: 'scoring-4',
  },
  {
    kind: 'planting',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "2"]\n[Preset "amigo"]\n\n* overseer p1\n* spring B3\np1 dig B2-B3\n* reveal banana2 banana2 bean1\np1 bid 1\np2 pass\np1 plant banana2 b3\np2 plant bean1 a1\np1 plant banana2 b4\np1 pass\np2 pass\np1 pass\n* reveal bean2 bean1 potato1\np1 bid 2\np2 bid 1\np1 plant bean2 a5\np2 plant potato1 a4\np1 plant bean1 a3\np1 pass\np2 dig B3-C3\np1 pass\n* reveal bean2 banana1 pepper2\np1 bid 1\np2 pass\np1 plant pepper2 e5\np2 plant bean2 c2\np1 plant banana1 e4\np1 propose C3-D3 1\np2 dig B3-B4\np1 extra C3-C4\n* reveal potato2 bean2 potato2\np1 bid 1\np2 bid 2\np2 plant potato2 c3\np1 plant potato2 d6\np2 plant bean2 b2\np2 pass\np1 dig C3-D3\np2 extra B4-C4\n* reveal cane2 cane1 banana2\np1 bid 10\np2 bid 1\np1 plant cane2 c5\np2 plant banana2 b5\np1 plant cane1 c4\np1 pass\np2 pass\n* reveal cane2 cane1 potato1\np1 bid 3\np2 bid 2\np1 plant cane2 f4\np2 plant cane1 d3\np1 plant potato1 d2\np1 propose D3-D4 1\np2 dig A2-B2\n* reveal pepper2 banana2 cane2\np1 bid 4\np2 bid 1\np1 plant banana2 b6\np2 plant cane2 d5\np1 plant pepper2 e6\np1 pass\np2 dig A3-B3\n* reveal pepper2 pepper2 potato2\np1 bid 2\np2 bid 1\np1 plant pepper2 g5\np2 plant pepper2 f5\np1 plant potato2 h5\np1 propose D3-D4 1\np2 dig D3-E3\n* reveal pepper1 cane2 banana1\np1 bid 4\np2 bid 4\np2 plant cane2 c6\np1 plant banana1 d4\np2 plant pepper1 f6\np2 pass\np1 pass\n* reveal potato2 bean2 pepper1\np1 bid 3\np2 bid 3\np1 plant pepper1 g4\n',
    seat: 'p2',
    goal: {
      kind: 'result',
    },
    answer: 'plant potato2 h4',
    proof: 'search',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p2',
        tile: 'potato2',
        square: 'h4',
        size: 2,
        marks: 2,
        points: 4,
        joined: 1,
      },
      {
        kind: 'area-blocked',
        about: 'best',
        seat: 'p2',
        square: 'h4',
        crop: 'pepper',
        owner: 'p1',
        size: 5,
        marks: 5,
        open: 2,
      },
    ],
    novices: {
      found: 12,
      runs: 40,
    },
    id: 'planting-1',
  },
  {
    kind: 'planting',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "2"]\n[Preset "amigo"]\n\n* overseer p1\n* spring D2\np1 dig C2-D2\n* reveal potato2 bean2 cane1\np1 bid 1\np2 pass\np1 plant bean2 f3\np2 plant potato2 c2\np1 plant cane1 d2\np1 propose C2-C3 1\np2 accept C2-C3\np1 pass\n* reveal pepper2 pepper1 pepper2\np1 bid 1\np2 pass\np1 plant pepper2 g2\np2 plant pepper1 c1\np1 plant pepper2 b1\np1 propose D1-D2 1\np2 dig B3-C3\np1 extra D2-E2\n* reveal bean2 banana2 cane1\np1 bid 2\np2 pass\np1 plant bean2 f2\np2 plant banana2 b2\np1 plant cane1 h2\np1 propose C3-D3 1\np2 dig B2-B3\n* reveal bean2 banana1 potato1\np1 bid 5\np2 pass\np1 plant bean2 d5\np2 plant banana1 c3\np1 plant potato1 c5\np1 propose C3-D3 1\np2 dig A2-B2\n* reveal banana1 pepper1 bean1\np1 pass\np2 bid 1\np2 plant banana1 c6\np1 plant pepper1 g6\np2 plant bean1 e5\np2 pass\np1 dig A3-B3\np2 extra C3-D3\n* reveal potato2 potato2 pepper2\np1 bid 3\np2 bid 2\np1 plant potato2 c4\np2 plant potato2 b4\np1 plant pepper2 e2\np1 pass\np2 dig D3-E3\n* reveal cane2 bean1 potato2\np1 bid 4\np2 bid 2\np1 plant bean1 d4\np2 plant potato2 a4\np1 plant cane2 h3\np1 propose C3-C4 1\np2 dig E1-E2\n* reveal potato1 banana2 banana2\np1 bid 8\np2 bid 4\np1 plant banana2 h4\np2 plant potato1 b5\np1 plant banana2 g4\np1 pass\np2 dig D1-D2\n* reveal cane2 banana2 cane2\np1 bid 2\np2 bid 1\np1 plant cane2 g3\np2 plant banana2 f4\np1 plant cane2 a2\np1 propose C3-C4 1\np2 accept C3-C4\n* reveal cane2 bean2 pepper2\np1 bid 3\np2 bid 1\np1 plant bean2 f1\np2 plant cane2 h1\n',
    seat: 'p1',
    goal: {
      kind: 'result',
    },
    answer: 'plant pepper2 g1',
    proof: 'search',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p1',
        tile: 'pepper2',
        square: 'g1',
        size: 2,
        marks: 2,
        points: 4,
        joined: 1,
      },
      {
        kind: 'area-blocked',
        about: 'best',
        seat: 'p1',
        square: 'g1',
        crop: 'cane',
        owner: 'p2',
        size: 4,
        marks: 2,
        open: 0,
      },
    ],
    novices: {
      found: 3,
      runs: 40,
    },
    id: 'planting-2',
  },
  {
    kind: 'planting',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "2"]\n[Preset "amigo"]\n\n* overseer p2\n* spring C2\np2 dig C2-D2\n* reveal pepper2 cane2 banana2\np1 bid 1\np2 bid 1\np2 plant pepper2 e3\np1 plant cane2 e2\np2 plant banana2 e1\np2 pass\np1 dig D2-E2\np2 pass\n* reveal pepper1 bean1 bean2\np1 pass\np2 bid 3\np2 plant bean2 g2\np1 plant pepper1 g6\np2 plant bean1 f2\np2 pass\np1 dig B2-C2\np2 pass\n* reveal banana2 potato1 banana1\np1 pass\np2 bid 7\np2 plant banana2 d3\np1 plant potato1 c5\np2 plant banana1 d2\np2 pass\np1 dig E1-E2\np2 extra B1-B2\n* reveal cane1 potato2 potato1\np1 bid 1\np2 bid 2\np2 plant potato2 c1\np1 plant potato1 c3\np2 plant cane1 e4\np2 propose C1-C2 1\np1 dig D1-D2\n* reveal cane2 banana2 bean1\np1 bid 1\np2 bid 4\np2 plant bean1 g3\np1 plant banana2 d1\np2 plant cane2 c2\np2 pass\np1 dig C1-C2\n* reveal bean2 potato2 bean2\np1 bid 2\np2 bid 2\np1 plant bean2 f1\np2 plant bean2 h2\np1 plant potato2 g1\np1 pass\np2 dig A2-B2\np1 extra D1-E1\n* reveal banana2 cane2 pepper2\np1 pass\np2 pass\np2 plant pepper2 b2\np1 plant banana2 a2\np2 plant cane2 h3\np2 propose D2-D3 1\np1 dig C1-D1\n* reveal pepper2 banana1 bean2\np1 bid 5\np2 bid 4\np1 plant bean2 h1\np2 plant pepper2 c4\np1 plant banana1 d4\np1 pass\np2 dig B2-B3\n* reveal cane1 cane2 potato2\np1 bid 1\np2 bid 1\np2 plant potato2 f3\np1 plant cane1 e6\np2 plant cane2 b1\np2 propose D2-D3 1\np1 dig A2-A3\n* reveal pepper1 pepper2 potato2\np1 pass\np2 bid 6\np2 plant potato2 a4\np1 plant pepper2 a5\n',
    seat: 'p2',
    goal: {
      kind: 'result',
    },
    answer: 'plant pepper1 b4',
    proof: 'search',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p2',
        tile: 'pepper1',
        square: 'b4',
        size: 2,
        marks: 2,
        points: 4,
        joined: 1,
      },
    ],
    novices: {
      found: 6,
      runs: 40,
    },
    id: 'planting-3',
  },
  {
    kind: 'planting',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "2"]\n[Preset "amigo"]\n\n* overseer p2\n* spring D2\np2 dig C2-D2\n* reveal cane1 cane2 banana1\np1 pass\np2 bid 2\np2 plant cane2 h3\np1 plant cane1 f2\np2 plant banana1 g3\np2 propose D2-E2 1\np1 accept D2-E2\np2 pass\n* reveal banana2 cane2 cane2\np1 bid 1\np2 pass\np1 plant cane2 h2\np2 plant cane2 g2\np1 plant banana2 e2\np1 pass\np2 dig D1-D2\np1 pass\n* reveal potato2 bean2 potato2\np1 bid 1\np2 pass\np1 plant potato2 f3\np2 plant potato2 g5\np1 plant bean2 e1\np1 pass\np2 dig E2-E3\np1 pass\n* reveal potato1 pepper2 potato2\np1 pass\np2 pass\np2 plant pepper2 g4\np1 plant potato2 g1\np2 plant potato1 d2\np2 pass\np1 dig D3-E3\np2 extra C2-C3\n* reveal cane2 bean1 potato2\np1 bid 1\np2 bid 2\np2 plant cane2 f1\np1 plant potato2 e3\np2 plant bean1 d3\np2 pass\np1 dig D1-E1\n* reveal bean2 banana1 bean2\np1 bid 2\np2 pass\np1 plant bean2 h5\np2 plant bean2 b6\np1 plant banana1 d4\np1 pass\np2 pass\np1 extra B2-C2\n* reveal banana2 pepper1 banana2\np1 bid 1\np2 pass\np1 plant banana2 c2\np2 plant banana2 b1\np1 plant pepper1 e4\np1 pass\np2 dig A2-B2\n* reveal pepper1 potato1 banana2\np1 pass\np2 pass\np2 plant banana2 d5\np1 plant potato1 a3\np2 plant pepper1 e5\np2 propose B3-C3 1\np1 accept B3-C3\n* reveal cane1 bean1 bean2\np1 pass\np2 bid 4\np2 plant cane1 h1\np1 plant bean1 h4\np2 plant bean2 c5\np2 pass\np1 dig C1-D1\n* reveal pepper2 pepper2 pepper2\np1 bid 3\np2 bid 1\np1 plant pepper2 a2\np2 plant pepper2 c4\n',
    seat: 'p1',
    goal: {
      kind: 'result',
    },
    answer: 'plant pepper2 b2',
    proof: 'search',
    reasons: [
      {
        kind: 'area-made',
        about: 'best',
        seat: 'p1',
        tile: 'pepper2',
        square: 'b2',
        size: 2,
        marks: 2,
        points: 4,
        joined: 1,
      },
    ],
    novices: {
      found: 4,
      runs: 40,
    },
    id: 'planting-4',
  },
  {
    kind: 'water',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "2"]\n[Preset "amigo"]\n\n* overseer p1\n* spring C2\np1 dig B2-C2\n* reveal potato2 cane2 banana2\np1 bid 1\np2 bid 1\np1 plant cane2 d2\np2 plant potato2 c3\np1 plant banana2 b3\np1 pass\np2 pass\np1 pass\n* reveal potato2 banana1 pepper2\np1 bid 2\np2 bid 1\np1 plant potato2 d4\np2 plant pepper2 c2\np1 plant banana1 b2\np1 propose C2-C3 1\np2 accept C2-C3\np1 pass\n* reveal banana2 cane2 pepper2\np1 bid 2\np2 bid 1\np1 plant cane2 d3\np2 plant pepper2 e3\np1 plant banana2 f3\np1 pass\np2 pass\np1 pass\n* reveal cane1 bean2 cane2\np1 bid 3\np2 bid 1\np1 plant cane2 d1\np2 plant bean2 e4\np1 plant cane1 e2\np1 propose B3-C3 1\np2 accept B3-C3\np1 extra C1-C2\n* reveal banana2 bean2 pepper1\np1 bid 5\np2 bid 1\np1 plant bean2 b4\np2 plant banana2 c5\np1 plant pepper1 f2\np1 propose B2-B3 1\np2 accept B2-B3\n* reveal bean2 bean2 pepper1\np1 bid 1\np2 bid 1\np2 plant bean2 e5\np1 plant bean2 c4\np2 plant pepper1 c1\np2 propose C3-D3 1\np1 accept C3-D3\np2 pass\n* reveal banana2 bean1 potato1\np1 bid 1\np2 bid 1\np1 plant bean1 a4\np2 plant banana2 d5\np1 plant potato1 f5\np1 propose A3-B3 1\np2 accept A3-B3\n* reveal cane1 bean1 cane2\np1 bid 5\np2 bid 1\np1 plant cane2 f4\np2 plant cane1 e1\np1 plant bean1 b5\np1 pass\np2 pass\n* reveal potato2 potato1 pepper2\np1 pass\np2 bid 1\np2 plant potato2 g5\np1 plant pepper2 a6\np2 plant potato1 g4\np2 propose D3-E3 1\np1 accept D3-E3\np2 pass\n* reveal banana1 potato2 pepper2\np1 bid 1\np2 bid 1\np1 plant potato2 c6\np2 plant banana1 d6\np1 plant pepper2 h5\np1 propose C1-D1 2\n',
    seat: 'p2',
    goal: {
      kind: 'result',
    },
    answer: 'dig C3-C4',
    proof: 'search',
    reasons: [
      {
        kind: 'own-plan',
        about: 'best',
        seat: 'p2',
        ditch: 'C3-C4',
        cost: 3,
        refused: 2,
      },
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p2',
        ditch: 'C3-C4',
        gains: [
          {
            seat: 'p2',
            markers: 1,
            points: 7,
          },
        ],
      },
    ],
    novices: {
      found: 13,
      runs: 40,
    },
    id: 'water-1',
  },
  {
    kind: 'water',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p1\n* spring D2\n* aside cane1\n* reveal potato2 pepper2 cane2 cane1\np2 bid 1\np3 pass\np4 bid 2\np1 pass\np4 plant potato2 a5\np2 plant cane2 a1\np1 plant pepper2 g4\np3 plant cane1 g3\np4 pass\np1 pass\np2 pass\np3 pass\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal bean2 cane2 cane1 banana2\np4 pass\np1 pass\np2 bid 2\np3 bid 1\np2 plant banana2 e5\np3 plant bean2 f2\np1 plant cane2 h2\np4 plant cane1 c2\np1 propose D2-E2 1\np2 propose D2-D3 2\np3 propose D1-D2 3\np4 accept D2-E2\np1 pass\np2 pass\np3 pass\np4 pass\n* reveal potato1 bean2 banana1 bean1\np1 bid 6\np2 bid 1\np3 pass\np4 bid 7\np4 plant potato1 g2\np1 plant bean2 f1\np2 plant bean1 h6\np3 plant banana1 g1\np4 pass\np1 propose D2-D3 1\np2 pass\np3 dig C2-D2\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal banana2 pepper2 potato1 banana2\np4 pass\np1 bid 2\np2 bid 1\np3 bid 3\np3 plant pepper2 e3\np1 plant potato1 f3\np2 plant banana2 b2\np4 plant banana2 f5\np1 propose D2-D3 1\np2 pass\np3 pass\np4 accept D2-D3\np1 extra E2-E3\n* reveal potato1 cane2 bean2 banana2\np1 bid 5\np2 bid 1\np3 bid 2\np4 bid 3\np1 plant banana2 h3\np4 plant cane2 h1\np3 plant bean2 e2\np2 plant potato1 e1\np3 propose D1-D2 1\np4 pass\np1 propose C3-D3 1\np2 dig C1-C2\np3 pass\np4 extra D1-D2\n* reveal cane2 pepper2 pepper1 bean1\np3 bid 1\np4 pass\np1 bid 2\np2 bid 3\np2 plant cane2 h5\np1 plant bean1 d1\np3 plant pepper2 e4\np4 plant pepper1 g5\np1 pass\np2 propose D3-E3 1\np3 propose C2-C3 2\np4 accept C2-C3\np2 extra C3-D3\n* reveal banana1 cane2 banana2 potato2\np1 bid 7\np2 bid 1\np3 bid 2\np4 pass\np1 plant potato2 c4\np3 plant banana2 h4\np2 plant cane2 d5\np4 plant banana1 b4\np1 propose D1-E1 1\np2 pass\np3 pass\np4 dig B1-C1\np3 pass\n* reveal potato2 pepper1 pepper2 potato2\np1 bid 7\np2 pass\np3 bid 1\np4 bid 3\np1 plant potato2 c1\np4 plant pepper1 d3\np3 plant pepper2 f4\np2 plant potato2 d4\np3 pass\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal banana1 pepper2 pepper1 potato2\np3 pass\np4 bid 2\np1 pass\np2 bid 5\np2 plant pepper2 d2\np4 plant pepper1 c3\np1 plant potato2 b1\np3 plant banana1 c5\np4 pass\np1 propose D3-E3 1\np2 pass\np3 accept D3-E3\np3 extra B2-C2\n* reveal bean1 pepper2 bean2 cane2\np4 bid 1\np1 bid 2\np2 bid 3\np3 bid 4\np3 plant pepper2 b3\np2 plant bean2 f6\np1 plant cane2 b5\np4 plant bean1 g6\np1 propose C3-C4 1\np2 pass\np3 propose A2-B2 3\np4 accept A2-B2\n* reveal banana2 potato2 bean2 bean2\np1 bid 3\np2 bid 1\np3 pass\np4 pass\np1 plant bean2 d6\np2 plant bean2 e6\np4 plant banana2 a4\np3 plant potato2 a2\np4 pass\np1 propose C3-C4 1\np2 pass\n',
    seat: 'p3',
    goal: {
      kind: 'result',
    },
    answer: 'accept C3-C4',
    proof: 'search',
    reasons: [
      {
        kind: 'pool-taken',
        about: 'best',
        seat: 'p3',
        ditch: 'C3-C4',
        pool: 1,
      },
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p3',
        ditch: 'C3-C4',
        gains: [
          {
            seat: 'p1',
            markers: 2,
            points: 4,
          },
          {
            seat: 'p2',
            markers: 2,
            points: 4,
          },
        ],
      },
    ],
    novices: {
      found: 6,
      runs: 40,
    },
    id: 'water-2',
  },
  {
    kind: 'water',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p2\n* spring D3\n* aside potato2\n* reveal cane1 potato1 potato2 pepper1\np3 pass\np4 bid 2\np1 bid 6\np2 bid 1\np1 plant potato2 f6\np4 plant cane1 f1\np2 plant pepper1 f3\np3 plant potato1 g3\np4 pass\np1 propose C3-D3 1\np2 propose D2-D3 1\np3 accept C3-D3\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal banana2 cane2 pepper1 banana2\np4 pass\np1 pass\np2 pass\np3 bid 1\np3 plant banana2 e5\np2 plant banana2 g5\np1 plant cane2 e6\np4 plant pepper1 h1\np1 propose C3-C4 1\np2 pass\np3 pass\np4 dig D2-D3\np1 extra B3-C3\n* reveal potato1 bean2 potato2 bean1\np1 bid 1\np2 pass\np3 bid 2\np4 bid 4\np4 plant potato2 d5\np3 plant bean2 c4\np1 plant bean1 c5\np2 plant potato1 a2\np3 pass\np4 pass\np1 propose A3-B3 1\np2 dig B3-B4\np3 pass\np4 pass\np2 pass\n* reveal bean1 bean2 bean2 cane2\np3 bid 1\np4 bid 3\np1 bid 2\np2 pass\np4 plant bean2 c6\np1 plant bean1 b6\np3 plant bean2 d4\np2 plant cane2 d3\np3 pass\np4 pass\np1 propose D1-D2 1\np2 dig C2-C3\np3 pass\np4 extra D2-E2\n* reveal cane2 cane2 bean2 potato2\np3 bid 1\np4 bid 2\np1 bid 5\np2 bid 6\np2 plant bean2 b5\np1 plant cane2 g4\np4 plant cane2 g2\np3 plant potato2 f4\np4 pass\np1 pass\np2 pass\np3 pass\np2 extra D3-E3\n* reveal cane1 potato1 pepper2 banana1\np4 pass\np1 bid 9\np2 bid 4\np3 bid 1\np1 plant cane1 h4\np2 plant banana1 e4\np3 plant pepper2 e3\np4 plant potato1 e1\np1 pass\np2 pass\np3 pass\np4 dig B2-C2\np3 pass\n* reveal pepper2 bean2 banana2 pepper2\np1 bid 4\np2 bid 6\np3 bid 1\np4 bid 8\np4 plant bean2 c3\np2 plant pepper2 e2\np1 plant banana2 h2\np3 plant pepper2 d2\np4 pass\np1 pass\np2 pass\np3 pass\np3 pass\n* reveal pepper2 potato2 cane1 banana2\np4 bid 2\np1 bid 3\np2 bid 5\np3 bid 6\np3 plant pepper2 c2\np2 plant banana2 f5\np1 plant cane1 h5\np4 plant potato2 d6\np1 pass\np2 propose C1-C2 1\np3 support C1-C2 1\np4 accept C1-C2\np3 pass\n* reveal pepper2 banana2 pepper1 banana2\np1 bid 2\np2 bid 1\np3 bid 3\np4 bid 7\np4 plant pepper2 d1\np3 plant pepper1 f2\np1 plant banana2 g6\np2 plant banana2 a5\np3 propose C2-D2 2\np4 pass\np1 propose E2-E3 1\np2 accept C2-D2\np3 pass\n* reveal bean2 cane2 cane2 banana1\np3 bid 1\np4 bid 2\np1 pass\np2 bid 5\np2 plant bean2 a6\np4 plant cane2 h3\np3 plant cane2 h6\np1 plant banana1 g1\np2 pass\np3 propose E3-E4 1\np4 pass\np1 dig B4-C4\np3 extra E3-E4\n* reveal bean1 pepper2 banana1 potato2\np2 bid 2\np3 pass\np4 bid 5\np1 pass\np4 plant pepper2 c1\np2 plant bean1 b4\np1 plant banana1 b3\np3 plant potato2 b1\np4 pass\np1 pass\np2 propose A4-B4 1\n',
    seat: 'p3',
    goal: {
      kind: 'result',
    },
    answer: 'dig B1-B2',
    proof: 'search',
    reasons: [
      {
        kind: 'own-plan',
        about: 'best',
        seat: 'p3',
        ditch: 'B1-B2',
        cost: 2,
        refused: 1,
      },
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p3',
        ditch: 'B1-B2',
        gains: [
          {
            seat: 'p4',
            markers: 2,
            points: 18,
          },
          {
            seat: 'p3',
            markers: 1,
            points: 8,
          },
          {
            seat: 'p2',
            markers: 0,
            points: 1,
          },
        ],
      },
    ],
    novices: {
      found: 10,
      runs: 40,
    },
    id: 'water-3',
  },
  {
    kind: 'water',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p1\n* spring C2\n* aside cane2\n* reveal potato1 banana2 pepper2 banana1\np2 bid 4\np3 pass\np4 bid 1\np1 bid 2\np2 plant banana2 f2\np1 plant pepper2 e3\np4 plant potato1 d2\np3 plant banana1 h1\np4 propose B2-C2 1\np1 propose C2-C3 2\np2 propose C2-D2 2\np3 accept B2-C2\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal potato1 cane1 banana1 bean1\np4 bid 1\np1 pass\np2 bid 7\np3 bid 4\np2 plant cane1 c3\np3 plant potato1 d3\np4 plant bean1 c2\np1 plant banana1 b3\np2 propose B1-B2 2\np3 propose C1-C2 3\np4 pass\np1 accept C1-C2\np2 extra B1-B2\n* reveal potato2 banana2 cane2 bean2\np2 pass\np3 bid 7\np4 bid 1\np1 bid 2\np3 plant bean2 e1\np1 plant potato2 d4\np4 plant banana2 e2\np2 plant cane2 a2\np3 propose C2-D2 2\np4 pass\np1 propose C2-C3 4\np2 accept C2-C3\np3 pass\np4 pass\np1 pass\n* reveal banana2 bean1 pepper1 potato2\np3 bid 3\np4 bid 1\np1 bid 10\np2 bid 6\np1 plant potato2 e4\np2 plant banana2 c1\np3 plant pepper1 f5\np4 plant bean1 b2\np1 propose B2-B3 1\np2 support B2-B3 1\np3 propose B1-C1 2\np4 accept B1-C1\np1 pass\np3 extra A2-B2\n* reveal cane1 pepper1 potato2 pepper2\np1 bid 1\np2 bid 2\np3 pass\np4 bid 3\np4 plant potato2 d1\np2 plant cane1 a3\np1 plant pepper2 c5\np3 plant pepper1 b1\np4 pass\np1 propose B3-C3 1\np2 propose C2-D2 1\np3 accept B3-C3\np4 pass\np1 pass\n* reveal banana2 cane2 bean2 potato2\np4 bid 1\np1 bid 8\np2 pass\np3 bid 7\np1 plant potato2 c4\np3 plant bean2 d5\np4 plant cane2 a1\np2 plant banana2 b6\np3 propose C3-D3 1\np4 propose A1-B1 2\np1 pass\np2 dig C1-D1\np4 extra A1-B1\n* reveal bean2 pepper2 bean2 bean2\np3 bid 3\np4 pass\np1 bid 1\np2 bid 4\np2 plant bean2 a4\np3 plant bean2 g1\np1 plant bean2 f1\np4 plant pepper2 f3\np1 pass\np2 propose B3-B4 1\np3 propose B2-B3 1\np4 accept B2-B3\np1 pass\n* reveal pepper1 cane2 cane2 banana2\np1 pass\np2 bid 9\np3 bid 1\np4 pass\np2 plant pepper1 b4\np3 plant cane2 g2\np4 plant cane2 b5\np1 plant banana2 h6\np2 pass\np3 propose D1-E1 1\np4 propose B3-B4 1\np1 accept D1-E1\np1 pass\n* reveal potato2 banana1 potato2 bean1\np2 bid 2\np3 pass\np4 bid 3\np1 bid 7\np1 plant potato2 e5\np4 plant potato2 e6\np2 plant bean1 d6\np3 plant banana1 h3\np4 propose C3-C4 3\np1 propose C3-D3 2\np2 propose C2-D2 1\np3 dig B3-B4\np1 extra C3-D3\n* reveal pepper2 cane1 pepper2 banana2\np4 pass\np1 bid 4\np2 pass\np3 bid 3\np1 plant pepper2 c6\np3 plant cane1 f4\np2 plant pepper2 g5\np4 plant banana2 g4\np1 propose B4-C4 1\np2 propose D3-D4 3\np3 pass\np4 accept D3-D4\n* reveal potato1 pepper2 cane2 bean2\np1 bid 4\np2 bid 2\np3 bid 1\np4 bid 5\np4 plant potato1 f6\np1 plant cane2 h5\np2 plant pepper2 a5\np3 plant bean2 g3\np4 pass\np1 pass\np2 propose B4-C4 1\n',
    seat: 'p3',
    goal: {
      kind: 'result',
    },
    answer: 'accept B4-C4',
    proof: 'search',
    reasons: [
      {
        kind: 'pool-taken',
        about: 'best',
        seat: 'p3',
        ditch: 'B4-C4',
        pool: 1,
      },
      {
        kind: 'canal-idle',
        about: 'best',
        seat: 'p3',
        ditch: 'B4-C4',
        opens: 0,
      },
    ],
    novices: {
      found: 5,
      runs: 40,
    },
    id: 'water-4',
  },
  {
    kind: 'bribes',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "3"]\n[Preset "amigo"]\n\n* overseer p3\n* spring D2\n* aside bean2\n* reveal banana2 potato2 pepper2 cane1\np1 pass\np2 bid 1\np3 bid 2\np3 plant cane1 g1\np2 plant banana2 f2\np1 plant pepper2 e5\np3 plant potato2 h1\np2 propose C2-D2 1\np3 propose D1-D2 1\np1 dig D2-E2\np2 pass\np3 pass\np1 pass\n* reveal cane1 pepper1 cane2 potato1\np2 bid 1\np3 pass\np1 bid 4\np1 plant cane2 h4\np2 plant pepper1 g3\np3 plant cane1 h3\np1 plant potato1 e4\np1 pass\np2 propose C2-D2 1\np3 dig E1-E2\np1 pass\np2 pass\np3 pass\n* reveal bean2 banana1 bean1 potato1\np1 bid 1\np2 pass\np3 bid 2\np3 plant banana1 f6\np1 plant bean2 h2\np2 plant potato1 g2\np3 plant bean1 e2\np3 propose D2-D3 1\np1 pass\np2 accept D2-D3\np3 pass\np1 extra E2-E3\n* reveal banana2 banana1 banana1 pepper1\np3 bid 1\np1 pass\np2 bid 2\np2 plant banana2 f4\np3 plant banana1 h5\np1 plant pepper1 a2\np2 plant banana1 g4\np2 pass\np3 pass\np1 dig D3-E3\np2 pass\np3 extra C3-D3\n* reveal cane2 pepper1 pepper2 cane2\np2 bid 1\np3 pass\np1 bid 4\np1 plant cane2 f3\np2 plant pepper2 g5\np3 plant cane2 c4\np1 plant pepper1 f5\np1 pass\np2 pass\np3 dig D1-E1\np2 pass\n* reveal cane2 potato2 potato2 potato2\np1 bid 1\np2 pass\np3 bid 2\np3 plant potato2 d2\np1 plant cane2 d4\np2 plant potato2 e3\np3 plant potato2 d1\np3 propose C1-D1 1\np1 propose B3-C3 1\np2 accept C1-D1\np2 pass\n* reveal pepper2 cane2 bean2 potato1\np3 bid 2\np1 pass\np2 bid 1\np3 plant bean2 e6\np2 plant pepper2 g6\np1 plant potato1 c2\np3 plant cane2 c3\np2 propose D3-D4 1\np3 support D3-D4 1\np1 accept D3-D4\np2 pass\n* reveal banana2 bean2 banana2 banana2\np2 pass\np3 pass\np1 bid 2\np1 plant bean2 a4\np3 plant banana2 e1\np2 plant banana2 f1\np1 plant banana2 a3\np3 pass\np1 pass\np2 pass\np2 pass\n* reveal bean2 potato2 banana2 pepper2\np3 bid 2\np1 pass\np2 bid 3\np2 plant pepper2 h6\np3 plant bean2 a1\np1 plant banana2 b4\np2 plant potato2 b1\np2 propose D4-E4 1\np3 pass\np1 dig C4-D4\np2 extra D4-E4\n* reveal cane1 bean1 cane2 bean1\np2 pass\np3 bid 1\np1 bid 4\np1 plant cane2 d3\np3 plant cane1 b5\np2 plant bean1 d5\np1 plant bean1 a5\np3 propose B3-C3 1\np1 propose C2-D2 1\np2 accept B3-C3\n* reveal bean2 pepper2 potato2 pepper2\np3 bid 1\np1 pass\np2 bid 2\np2 plant bean2 c5\np3 plant pepper2 c1\np1 plant potato2 a6\np2 plant pepper2 b6\np2 pass\n',
    seat: 'p3',
    goal: {
      kind: 'result',
    },
    answer: 'propose B1-C1 1',
    proof: 'search',
    reasons: [
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p3',
        ditch: 'B1-C1',
        gains: [
          {
            seat: 'p3',
            markers: 2,
            points: 2,
          },
        ],
      },
      {
        kind: 'bribe-even',
        about: 'best',
        seat: 'p3',
        ditch: 'B1-C1',
        overseer: 'p1',
        even: 1,
        pool: 1,
      },
    ],
    novices: {
      found: 13,
      runs: 40,
    },
    id: 'bribes-1',
  },
  {
    kind: 'bribes',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p1\n* spring C2\n* aside cane2\n* reveal potato1 banana2 pepper2 banana1\np2 bid 4\np3 pass\np4 bid 1\np1 bid 2\np2 plant banana2 f2\np1 plant pepper2 e3\np4 plant potato1 d2\np3 plant banana1 h1\np4 propose B2-C2 1\np1 propose C2-C3 2\np2 propose C2-D2 2\np3 accept B2-C2\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal potato1 cane1 banana1 bean1\np4 bid 1\np1 pass\np2 bid 7\np3 bid 4\np2 plant cane1 c3\np3 plant potato1 d3\np4 plant bean1 c2\np1 plant banana1 b3\np2 propose B1-B2 2\np3 propose C1-C2 3\np4 pass\np1 accept C1-C2\np2 extra B1-B2\n* reveal potato2 banana2 cane2 bean2\np2 pass\np3 bid 7\np4 bid 1\np1 bid 2\np3 plant bean2 e1\np1 plant potato2 d4\np4 plant banana2 e2\np2 plant cane2 a2\np3 propose C2-D2 2\np4 pass\np1 propose C2-C3 4\np2 accept C2-C3\np3 pass\np4 pass\np1 pass\n* reveal banana2 bean1 pepper1 potato2\np3 bid 3\np4 bid 1\np1 bid 10\np2 bid 6\np1 plant potato2 e4\np2 plant banana2 c1\np3 plant pepper1 f5\np4 plant bean1 b2\np1 propose B2-B3 1\np2 support B2-B3 1\np3 propose B1-C1 2\np4 accept B1-C1\np1 pass\np3 extra A2-B2\n* reveal cane1 pepper1 potato2 pepper2\np1 bid 1\np2 bid 2\np3 pass\np4 bid 3\np4 plant potato2 d1\np2 plant cane1 a3\np1 plant pepper2 c5\np3 plant pepper1 b1\np4 pass\np1 propose B3-C3 1\np2 propose C2-D2 1\np3 accept B3-C3\np4 pass\np1 pass\n* reveal banana2 cane2 bean2 potato2\np4 bid 1\np1 bid 8\np2 pass\np3 bid 7\np1 plant potato2 c4\np3 plant bean2 d5\np4 plant cane2 a1\np2 plant banana2 b6\np3 propose C3-D3 1\np4 propose A1-B1 2\np1 pass\np2 dig C1-D1\np4 extra A1-B1\n* reveal bean2 pepper2 bean2 bean2\np3 bid 3\np4 pass\np1 bid 1\np2 bid 4\np2 plant bean2 a4\np3 plant bean2 g1\np1 plant bean2 f1\np4 plant pepper2 f3\np1 pass\np2 propose B3-B4 1\np3 propose B2-B3 1\np4 accept B2-B3\np1 pass\n* reveal pepper1 cane2 cane2 banana2\np1 pass\np2 bid 9\np3 bid 1\np4 pass\np2 plant pepper1 b4\np3 plant cane2 g2\np4 plant cane2 b5\np1 plant banana2 h6\np2 pass\np3 propose D1-E1 1\np4 propose B3-B4 1\np1 accept D1-E1\np1 pass\n* reveal potato2 banana1 potato2 bean1\np2 bid 2\np3 pass\np4 bid 3\np1 bid 7\np1 plant potato2 e5\np4 plant potato2 e6\np2 plant bean1 d6\np3 plant banana1 h3\np4 propose C3-C4 3\np1 propose C3-D3 2\np2 propose C2-D2 1\np3 dig B3-B4\np1 extra C3-D3\n* reveal pepper2 cane1 pepper2 banana2\np4 pass\np1 bid 4\np2 pass\np3 bid 3\np1 plant pepper2 c6\np3 plant cane1 f4\np2 plant pepper2 g5\np4 plant banana2 g4\np1 propose B4-C4 1\np2 propose D3-D4 3\np3 pass\np4 accept D3-D4\n* reveal potato1 pepper2 cane2 bean2\np1 bid 4\np2 bid 2\np3 bid 1\np4 bid 5\np4 plant potato1 f6\np1 plant cane2 h5\np2 plant pepper2 a5\np3 plant bean2 g3\np4 pass\np1 pass\n',
    seat: 'p2',
    goal: {
      kind: 'result',
    },
    answer: 'propose A3-B3 1',
    proof: 'search',
    reasons: [
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p2',
        ditch: 'A3-B3',
        gains: [
          {
            seat: 'p2',
            markers: 2,
            points: 2,
          },
        ],
      },
      {
        kind: 'bribe-even',
        about: 'best',
        seat: 'p2',
        ditch: 'A3-B3',
        overseer: 'p3',
        even: 1,
        pool: 1,
      },
    ],
    novices: {
      found: 13,
      runs: 40,
    },
    id: 'bribes-2',
  },
  {
    kind: 'bribes',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "3"]\n[Preset "amigo"]\n\n* overseer p2\n* spring D2\n* aside pepper1\n* reveal banana1 pepper1 bean1 bean2\np3 pass\np1 bid 3\np2 bid 1\np1 plant bean1 e5\np2 plant pepper1 f2\np3 plant bean2 a6\np1 plant banana1 e2\np1 pass\np2 pass\np3 pass\np1 pass\np2 pass\np3 pass\n* reveal potato2 potato1 banana2 bean2\np1 pass\np2 bid 2\np3 bid 1\np2 plant potato2 e6\np3 plant potato1 c3\np1 plant banana2 e3\np2 plant bean2 g2\np2 propose D2-D3 1\np3 pass\np1 accept D2-D3\np2 extra C3-D3\n* reveal cane1 potato1 cane2 cane2\np2 bid 1\np3 pass\np1 bid 2\np1 plant potato1 h6\np2 plant cane2 c6\np3 plant cane2 f1\np1 plant cane1 c4\np1 propose D3-E3 1\np2 propose D3-D4 1\np3 dig C2-D2\np1 pass\np3 pass\n* reveal banana2 bean2 cane1 pepper2\np1 pass\np2 bid 2\np3 pass\np2 plant pepper2 e4\np3 plant cane1 a1\np1 plant banana2 c1\np2 plant bean2 d1\np2 pass\np3 pass\np1 dig B2-C2\np3 extra C2-C3\n* reveal bean1 potato2 cane1 cane2\np2 bid 1\np3 pass\np1 pass\np2 plant bean1 b3\np1 plant potato2 h4\np3 plant cane1 d3\np2 plant cane2 d4\np1 pass\np2 pass\np3 dig D3-E3\np1 extra D1-D2\n* reveal cane2 pepper2 banana1 bean2\np1 pass\np2 bid 2\np3 bid 3\np3 plant cane2 d2\np2 plant pepper2 f4\np1 plant banana1 a2\np3 plant bean2 f5\np2 pass\np3 pass\np1 dig C1-D1\n* reveal potato2 pepper2 banana2 potato1\np2 pass\np3 bid 1\np1 pass\np3 plant pepper2 f3\np1 plant banana2 h5\np2 plant potato2 c2\np3 plant potato1 g3\np3 pass\np1 pass\np2 dig D2-E2\n* reveal banana2 banana1 pepper2 cane2\np3 bid 2\np1 bid 3\np2 bid 4\np2 plant pepper2 g4\np1 plant banana2 g5\np3 plant cane2 d5\np2 plant banana1 d6\np1 pass\np2 pass\np3 dig A2-B2\n* reveal banana2 banana2 bean1 potato2\np1 bid 2\np2 bid 1\np3 bid 4\np3 plant potato2 h3\np1 plant banana2 g6\np2 plant banana2 f6\np3 plant bean1 h2\np3 propose C3-C4 1\np1 pass\np2 dig B3-C3\n* reveal bean2 bean2 pepper2 potato2\np3 pass\np1 bid 2\np2 bid 1\np1 plant potato2 c5\np2 plant pepper2 h1\np3 plant bean2 b2\np1 plant bean2 b1\np1 pass\np2 propose D1-E1 1\np3 dig B1-B2\n* reveal pepper2 cane2 pepper1 potato2\np1 pass\np2 bid 2\np3 bid 4\np3 plant pepper2 b5\np2 plant potato2 a3\np1 plant cane2 g1\np3 plant pepper1 a5\np2 propose E1-E2 1\n',
    seat: 'p3',
    goal: {
      kind: 'result',
    },
    answer: 'propose A3-B3 3',
    proof: 'search',
    reasons: [
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p3',
        ditch: 'A3-B3',
        gains: [
          {
            seat: 'p3',
            markers: 2,
            points: 4,
          },
        ],
      },
      {
        kind: 'bribe-even',
        about: 'best',
        seat: 'p3',
        ditch: 'A3-B3',
        overseer: 'p1',
        even: 3,
        pool: 3,
      },
    ],
    novices: {
      found: 0,
      runs: 40,
    },
    id: 'bribes-3',
  },
  {
    kind: 'bribes',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "3"]\n[Preset "amigo"]\n\n* overseer p2\n* spring D2\n* aside potato2\n* reveal potato2 pepper1 cane2 banana1\np3 bid 1\np1 pass\np2 bid 2\np2 plant cane2 f3\np3 plant potato2 g2\np1 plant banana1 h2\np2 plant pepper1 g3\np2 pass\np3 propose D1-D2 1\np1 accept D1-D2\np2 pass\np3 pass\np1 pass\n* reveal cane2 banana2 bean1 banana1\np2 bid 5\np3 bid 6\np1 bid 7\np1 plant cane2 f2\np3 plant banana2 g1\np2 plant banana1 g4\np1 plant bean1 e3\np3 propose D2-E2 1\np1 support D2-E2 1\np2 dig D2-D3\np3 pass\np1 pass\np2 pass\n* reveal pepper1 banana1 bean2 bean2\np3 bid 1\np1 bid 2\np2 bid 3\np2 plant bean2 f1\np1 plant bean2 f4\np3 plant pepper1 e2\np2 plant banana1 h1\np1 pass\np2 pass\np3 pass\np1 pass\np2 pass\np3 extra C2-D2\n* reveal cane2 cane2 banana2 potato1\np1 pass\np2 bid 1\np3 bid 4\np3 plant cane2 g5\np2 plant cane2 g6\np1 plant banana2 f6\np3 plant potato1 e6\np2 propose D3-D4 1\np3 propose C1-C2 1\np1 accept C1-C2\np2 pass\np1 pass\n* reveal pepper2 potato1 banana2 banana2\np2 bid 1\np3 bid 2\np1 pass\np3 plant pepper2 d2\np2 plant banana2 f5\np1 plant banana2 e1\np3 plant potato1 e5\np2 propose D3-D4 2\np3 propose C2-C3 1\np1 accept D3-D4\np2 pass\np1 pass\n* reveal cane2 bean2 potato2 bean2\np2 bid 1\np3 pass\np1 bid 2\np1 plant cane2 h6\np2 plant bean2 c2\np3 plant potato2 c3\np1 plant bean2 d1\np1 propose B1-C1 1\np2 propose B2-C2 1\np3 accept B2-C2\np1 extra D4-E4\n* reveal cane1 potato2 potato2 cane1\np1 bid 1\np2 bid 2\np3 bid 4\np3 plant potato2 d3\np2 plant potato2 b3\np1 plant cane1 h5\np3 plant cane1 b4\np2 propose B2-B3 3\np3 propose B1-C1 2\np1 dig D3-E3\np2 extra A2-B2\n* reveal potato2 pepper2 pepper2 cane2\np2 bid 5\np3 bid 6\np1 bid 1\np3 plant cane2 h4\np2 plant potato2 c4\np1 plant pepper2 b2\np3 plant pepper2 e4\np2 propose B2-B3 1\np3 propose D1-E1 1\np1 accept D1-E1\n* reveal banana2 pepper2 potato1 bean2\np2 pass\np3 bid 3\np1 bid 1\np3 plant potato1 a3\np1 plant pepper2 b1\np2 plant banana2 a2\np3 plant bean2 c1\np3 propose B2-B3 1\np1 propose C1-D1 2\np2 dig B1-C1\n* reveal pepper1 bean2 bean1 bean1\np3 pass\np1 bid 4\np2 bid 1\np1 plant bean2 d4\np2 plant bean1 d5\np3 plant bean1 a6\np1 plant pepper1 c5\np1 propose C2-C3 1\np2 propose C3-D3 1\np3 accept C2-C3\n* reveal banana2 pepper2 cane1 pepper2\np1 bid 2\np2 bid 8\np3 bid 6\np2 plant pepper2 a4\np3 plant pepper2 a1\np1 plant cane1 b6\np2 plant banana2 a5\n',
    seat: 'p2',
    goal: {
      kind: 'result',
    },
    answer: 'propose A2-A3 1',
    proof: 'search',
    reasons: [
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p2',
        ditch: 'A2-A3',
        gains: [
          {
            seat: 'p2',
            markers: 2,
            points: 2,
          },
        ],
      },
      {
        kind: 'bribe-even',
        about: 'best',
        seat: 'p2',
        ditch: 'A2-A3',
        overseer: 'p1',
        even: 2,
        pool: 1,
      },
    ],
    novices: {
      found: 13,
      runs: 40,
    },
    id: 'bribes-4',
  },
  {
    kind: 'extra',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "3"]\n[Preset "amigo"]\n\n* overseer p2\n* spring C2\n* aside banana2\n* reveal banana1 bean2 pepper2 cane2\np3 bid 1\np1 pass\np2 bid 3\np2 plant cane2 c2\np3 plant bean2 e2\np1 plant pepper2 d3\np2 plant banana1 c3\np2 propose B2-C2 1\np3 propose C2-D2 4\np1 accept C2-D2\np2 pass\np3 pass\np1 pass\n* reveal pepper2 bean1 bean2 potato2\np2 bid 2\np3 bid 1\np1 pass\np2 plant pepper2 f3\np3 plant bean2 f2\np1 plant potato2 e3\np2 plant bean1 e1\np2 propose B2-C2 1\np3 propose C1-C2 2\np1 accept C1-C2\np2 pass\np3 pass\np1 pass\n* reveal banana2 bean2 cane2 pepper1\np2 pass\np3 bid 1\np1 bid 2\np1 plant bean2 d1\np3 plant cane2 d2\np2 plant pepper1 h1\np1 plant banana2 g3\np3 propose B2-C2 1\np1 pass\np2 dig C2-C3\np3 pass\np1 pass\np2 pass\n* reveal banana1 bean2 bean1 banana1\np3 bid 1\np1 pass\np2 bid 3\np2 plant bean2 f1\np3 plant bean1 g2\np1 plant banana1 f4\np2 plant banana1 g1\np2 propose C1-D1 1\np3 propose D2-E2 2\np1 accept D2-E2\np2 extra D1-D2\n* reveal potato2 cane1 potato2 banana2\np2 bid 1\np3 pass\np1 bid 2\np1 plant potato2 e4\np2 plant potato2 d4\np3 plant banana2 h3\np1 plant cane1 h4\np1 pass\np2 pass\np3 pass\np1 pass\np3 pass\n* reveal banana2 potato1 pepper2 cane1\np1 bid 1\np2 pass\np3 bid 2\np3 plant banana2 h2\np1 plant potato1 e5\np2 plant pepper2 f5\np3 plant cane1 c4\np3 propose B1-C1 1\np1 propose C3-C4 2\np2 accept C3-C4\np3 pass\np1 pass\n* reveal banana2 bean2 cane2 pepper1\np3 bid 1\np1 pass\np2 bid 2\np2 plant bean2 c1\np3 plant cane2 e6\np1 plant banana2 d6\np2 plant pepper1 d5\np2 pass\np3 pass\np1 pass\np3 pass\np1 pass\n* reveal cane2 potato1 banana2 bean1\np2 bid 2\np3 pass\np1 bid 1\np2 plant banana2 b4\np1 plant cane2 f6\np3 plant potato1 a1\np2 plant bean1 g6\np1 propose C4-D4 1\np2 propose B1-C1 1\np3 accept B1-C1\np1 extra C4-D4\n* reveal potato1 potato2 cane2 potato2\np1 pass\np2 bid 1\np3 bid 2\np3 plant potato2 b2\np2 plant cane2 b6\np1 plant potato2 b1\np3 plant potato1 c6\np2 propose B3-C3 1\np3 propose B1-B2 1\np1 accept B1-B2\np3 pass\n* reveal pepper2 cane2 pepper2 pepper2\np2 bid 2\np3 bid 1\np1 pass\np2 plant cane2 c5\np3 plant pepper2 a3\np1 plant pepper2 b3\np2 plant pepper2 a6\np2 pass\np3 propose A2-B2 1\np1 accept A2-B2\np3 pass\n* reveal cane1 bean2 pepper1 potato2\np2 pass\np3 bid 1\np1 bid 2\np1 plant potato2 a2\np3 plant pepper1 a4\np2 plant cane1 g5\np1 plant bean2 g4\np3 propose A2-A3 1\np1 pass\np2 dig C1-D1\n',
    seat: 'p3',
    goal: {
      kind: 'result',
    },
    answer: 'extra A2-A3',
    proof: 'search',
    reasons: [
      {
        kind: 'extra-used',
        about: 'best',
        seat: 'p3',
        ditch: 'A2-A3',
        points: 5,
        roundsLeft: 0,
      },
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p3',
        ditch: 'A2-A3',
        gains: [
          {
            seat: 'p3',
            markers: 1,
            points: 5,
          },
          {
            seat: 'p1',
            markers: 0,
            points: 1,
          },
        ],
      },
    ],
    novices: {
      found: 3,
      runs: 40,
    },
    id: 'extra-1',
  },
  {
    kind: 'extra',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "3"]\n[Preset "amigo"]\n\n* overseer p2\n* spring D3\n* aside bean2\n* reveal pepper2 pepper2 bean2 cane2\np3 pass\np1 bid 1\np2 bid 3\np2 plant bean2 f3\np1 plant pepper2 g4\np3 plant pepper2 g6\np2 plant cane2 g3\np1 propose D3-E3 2\np2 pass\np3 accept D3-E3\np1 pass\np2 pass\np3 pass\n* reveal potato2 banana1 bean2 cane1\np1 bid 1\np2 pass\np3 pass\np1 plant potato2 h5\np3 plant banana1 b1\np2 plant cane1 e5\np1 plant bean2 a1\np3 pass\np1 pass\np2 pass\np3 pass\np1 pass\np2 pass\n* reveal potato2 banana1 banana2 banana2\np3 pass\np1 bid 1\np2 bid 4\np2 plant banana2 f4\np1 plant potato2 h4\np3 plant banana1 h1\np2 plant banana2 g1\np1 pass\np2 pass\np3 dig D2-D3\np1 pass\np2 pass\np3 pass\n* reveal pepper2 bean1 cane1 bean2\np1 bid 1\np2 bid 2\np3 pass\np2 plant pepper2 f2\np1 plant bean2 f5\np3 plant bean1 b5\np2 plant cane1 f1\np1 propose D3-D4 1\np2 propose D1-D2 1\np3 dig D2-E2\np1 pass\np2 extra D1-D2\n* reveal banana2 potato2 pepper1 cane1\np1 bid 1\np2 bid 4\np3 bid 5\np3 plant potato2 h6\np2 plant banana2 g5\np1 plant pepper1 g2\np3 plant cane1 h3\np2 pass\np3 propose E3-E4 1\np1 accept E3-E4\np3 pass\np1 pass\n* reveal bean2 cane2 banana1 pepper2\np2 bid 2\np3 pass\np1 bid 3\np1 plant pepper2 h2\np2 plant cane2 d4\np3 plant bean2 a2\np1 plant banana1 d3\np1 pass\np2 pass\np3 dig E2-E3\np1 pass\np3 extra C2-D2\n* reveal pepper2 bean1 cane2 pepper1\np1 bid 1\np2 bid 4\np3 bid 8\np3 plant pepper2 e2\np2 plant pepper1 e3\np1 plant cane2 e1\np3 plant bean1 b2\np2 pass\np3 pass\np1 dig C1-C2\np1 pass\n* reveal potato2 potato1 potato1 pepper1\np2 bid 1\np3 bid 5\np1 bid 6\np1 plant pepper1 d2\np3 plant potato2 c3\np2 plant potato1 d5\np1 plant potato1 e4\np3 pass\np1 pass\np2 pass\np1 pass\n* reveal potato1 cane2 banana2 pepper2\np3 pass\np1 bid 1\np2 bid 4\np2 plant pepper2 d1\np1 plant cane2 c2\np3 plant banana2 c4\np2 plant potato1 b4\np1 pass\np2 pass\np3 dig C3-D3\np1 pass\n* reveal banana2 cane2 bean1 banana2\np1 pass\np2 bid 1\np3 bid 3\np3 plant banana2 a4\np2 plant cane2 a3\np1 plant banana2 c5\np3 plant bean1 c1\np2 pass\np3 pass\np1 dig B3-C3\np1 pass\n* reveal bean2 potato2 cane2 potato2\np2 pass\np3 pass\np1 pass\np1 plant potato2 e6\np3 plant bean2 d6\np2 plant cane2 a6\np1 plant potato2 f6\np3 propose A3-B3 1\np1 pass\np2 accept A3-B3\n',
    seat: 'p1',
    goal: {
      kind: 'result',
    },
    answer: 'extra C3-C4',
    proof: 'search',
    reasons: [
      {
        kind: 'extra-used',
        about: 'best',
        seat: 'p1',
        ditch: 'C3-C4',
        points: 1,
        roundsLeft: 0,
      },
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p1',
        ditch: 'C3-C4',
        gains: [
          {
            seat: 'p1',
            markers: 1,
            points: 1,
          },
          {
            seat: 'p3',
            markers: 1,
            points: 1,
          },
        ],
      },
    ],
    novices: {
      found: 4,
      runs: 40,
    },
    id: 'extra-2',
  },
  {
    kind: 'extra',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p1\n* spring B2\n* aside banana2\n* reveal cane2 banana1 bean1 cane1\np2 pass\np3 bid 1\np4 bid 2\np1 bid 3\np1 plant cane2 b2\np4 plant bean1 c3\np3 plant cane1 b6\np2 plant banana1 c2\np3 pass\np4 propose B2-C2 1\np1 propose A2-B2 2\np2 accept A2-B2\np3 pass\np4 pass\np1 pass\np2 pass\n* reveal potato1 pepper2 bean1 cane2\np3 pass\np4 bid 1\np1 bid 2\np2 bid 3\np2 plant cane2 a2\np1 plant pepper2 a3\np4 plant bean1 b3\np3 plant potato1 c4\np4 pass\np1 pass\np2 pass\np3 dig A1-A2\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal bean2 cane2 potato2 pepper2\np4 pass\np1 bid 1\np2 bid 2\np3 bid 3\np3 plant cane2 a1\np2 plant bean2 b4\np1 plant pepper2 a4\np4 plant potato2 b1\np1 propose A2-A3 2\np2 propose B2-B3 2\np3 pass\np4 accept B2-B3\np1 extra A3-B3\n* reveal pepper1 cane1 banana2 pepper2\np1 bid 1\np2 pass\np3 bid 3\np4 bid 2\np3 plant pepper2 a5\np4 plant banana2 b5\np1 plant pepper1 a6\np2 plant cane1 c5\np3 propose A3-A4 1\np4 propose A1-B1 1\np1 support A3-A4 2\np2 accept A3-A4\np3 extra B3-C3\n* reveal potato2 pepper1 potato1 bean2\np3 bid 1\np4 pass\np1 bid 2\np2 bid 3\np2 plant potato2 d5\np1 plant bean2 d4\np3 plant potato1 d3\np4 plant pepper1 e4\np1 pass\np2 pass\np3 propose C2-C3 1\np4 accept C2-C3\np2 pass\np4 pass\n* reveal cane2 banana1 pepper2 banana2\np1 bid 1\np2 pass\np3 pass\np4 bid 2\np4 plant pepper2 e3\np1 plant banana2 e2\np3 plant cane2 c6\np2 plant banana1 f4\np3 propose B3-B4 1\np4 pass\np1 propose C2-D2 1\np2 accept B3-B4\np4 pass\np2 pass\n* reveal banana2 banana1 pepper1 cane2\np3 bid 2\np4 pass\np1 bid 3\np2 pass\np1 plant cane2 d6\np3 plant banana2 f3\np2 plant pepper1 d2\np4 plant banana1 e6\np1 propose B4-C4 1\np2 pass\np3 propose C3-D3 1\np4 accept C3-D3\np2 pass\np4 pass\n* reveal potato2 potato2 bean2 bean2\np1 pass\np2 bid 1\np3 bid 2\np4 pass\np3 plant potato2 f6\np2 plant potato2 e5\np4 plant bean2 f5\np1 plant bean2 g5\np2 pass\np3 pass\np4 pass\np1 dig B4-C4\np2 pass\np4 pass\n* reveal pepper2 bean1 banana2 banana2\np2 pass\np3 pass\np4 bid 1\np1 pass\np4 plant banana2 g3\np1 plant banana2 g4\np3 plant pepper2 c1\np2 plant bean1 d1\np3 propose B1-B2 1\np4 propose D2-D3 3\np1 pass\np2 accept D2-D3\np4 pass\np2 pass\n* reveal cane2 potato1 bean2 potato2\np3 pass\np4 bid 1\np1 pass\np2 pass\np4 plant potato2 g2\np2 plant cane2 f2\np1 plant bean2 h2\np3 plant potato1 h4\np4 pass\np1 pass\np2 pass\np3 dig C1-C2\np4 pass\np2 extra C2-D2\n* reveal cane1 bean2 potato2 pepper2\np4 pass\np1 bid 1\np2 pass\np3 bid 2\np3 plant cane1 e1\np1 plant bean2 h3\np2 plant potato2 g1\np4 plant pepper2 g6\np1 propose D2-E2 1\np2 propose D1-D2 1\np3 pass\np4 accept D1-D2\n',
    seat: 'p4',
    goal: {
      kind: 'result',
    },
    answer: 'extra D3-D4',
    proof: 'search',
    reasons: [
      {
        kind: 'extra-used',
        about: 'best',
        seat: 'p4',
        ditch: 'D3-D4',
        points: 1,
        roundsLeft: 0,
      },
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p4',
        ditch: 'D3-D4',
        gains: [
          {
            seat: 'p4',
            markers: 1,
            points: 1,
          },
        ],
      },
    ],
    novices: {
      found: 4,
      runs: 40,
    },
    id: 'extra-3',
  },
  {
    kind: 'extra',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "3"]\n[Preset "amigo"]\n\n* overseer p3\n* spring D2\n* aside bean1\n* reveal cane2 banana1 pepper2 pepper2\np1 bid 1\np2 pass\np3 pass\np1 plant cane2 f2\np3 plant banana1 f1\np2 plant pepper2 f3\np1 plant pepper2 e1\np3 pass\np1 propose C2-D2 1\np2 accept C2-D2\np3 pass\np1 pass\np2 pass\n* reveal pepper2 pepper1 cane2 banana2\np3 bid 1\np1 bid 2\np2 bid 4\np2 plant pepper2 e3\np1 plant cane2 e2\np3 plant banana2 d2\np2 plant pepper1 g2\np1 pass\np2 propose D2-E2 1\np3 dig C1-C2\np1 pass\np2 pass\np3 pass\n* reveal cane2 bean1 banana2 cane1\np1 bid 1\np2 bid 2\np3 bid 3\np3 plant banana2 d3\np2 plant cane2 c3\np1 plant bean1 d1\np3 plant cane1 f4\np2 pass\np3 propose B2-C2 1\np1 accept B2-C2\np2 pass\np3 pass\np1 pass\n* reveal bean2 banana2 cane1 potato2\np2 bid 2\np3 pass\np1 bid 3\np1 plant banana2 c2\np2 plant potato2 b1\np3 plant bean2 a2\np1 plant cane1 g3\np1 pass\np2 propose B1-B2 2\np3 accept B1-B2\np1 pass\np2 pass\np3 pass\n* reveal potato1 bean2 pepper2 banana1\np1 bid 1\np2 pass\np3 bid 2\np3 plant bean2 b4\np1 plant banana1 b2\np2 plant pepper2 e4\np3 plant potato1 c4\np3 propose B2-B3 3\np1 pass\np2 accept B2-B3\np3 pass\np1 pass\np2 extra C2-C3\n* reveal cane2 cane2 banana2 potato2\np3 bid 3\np1 bid 1\np2 bid 5\np2 plant banana2 d4\np3 plant potato2 c5\np1 plant cane2 b3\np2 plant cane2 c6\np2 pass\np3 propose B3-C3 1\np1 accept B3-C3\np3 pass\np1 pass\n* reveal potato2 cane1 bean2 banana1\np2 pass\np3 bid 3\np1 bid 1\np3 plant potato2 d5\np1 plant banana1 c1\np2 plant cane1 a3\np3 plant bean2 e5\np3 propose A3-B3 1\np1 pass\np2 accept A3-B3\np3 pass\np1 pass\n* reveal potato2 pepper2 pepper1 potato2\np3 bid 4\np1 bid 1\np2 bid 13\np2 plant potato2 d6\np3 plant potato2 b5\np1 plant pepper2 a5\np2 plant pepper1 e6\np2 propose B3-B4 1\np3 pass\np1 accept B3-B4\np3 pass\np1 pass\n* reveal bean2 cane2 pepper1 bean2\np2 bid 5\np3 pass\np1 bid 1\np2 plant cane2 a4\np1 plant bean2 b6\np3 plant pepper1 a1\np2 plant bean2 a6\np1 propose A4-B4 1\np2 propose B1-C1 2\np3 accept B1-C1\np1 pass\np3 extra C3-C4\n* reveal pepper2 potato1 banana2 bean1\np1 pass\np2 bid 5\np3 bid 1\np2 plant banana2 g4\np3 plant pepper2 g1\np1 plant potato1 g5\np2 plant bean1 f5\np2 propose D2-D3 1\np3 propose D1-D2 1\np1 accept D1-D2\np1 pass\n* reveal potato2 bean2 banana2 potato1\np2 bid 1\np3 pass\np1 pass\np2 plant bean2 f6\np1 plant potato2 h2\np3 plant potato1 h4\np2 plant banana2 g6\np1 pass\np2 propose D2-D3 1\np3 dig A3-A4\n',
    seat: 'p1',
    goal: {
      kind: 'result',
    },
    answer: 'extra D2-E2',
    proof: 'search',
    reasons: [
      {
        kind: 'extra-used',
        about: 'best',
        seat: 'p1',
        ditch: 'D2-E2',
        points: 1,
        roundsLeft: 0,
      },
      {
        kind: 'canal-waters',
        about: 'best',
        seat: 'p1',
        ditch: 'D2-E2',
        gains: [
          {
            seat: 'p1',
            markers: 1,
            points: 1,
          },
        ],
      },
    ],
    novices: {
      found: 6,
      runs: 40,
    },
    id: 'extra-4',
  },
  {
    kind: 'auction',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p4\n* spring C2\n* aside bean2\n* reveal banana2 banana2 cane1 cane2\np1 pass\np2 bid 1\np3 pass\n',
    seat: 'p4',
    goal: {
      kind: 'place',
      place: 1,
    },
    answer: 'bid 2',
    proof: 'rules',
    reasons: [
      {
        kind: 'bid-place',
        about: 'best',
        seat: 'p4',
        bid: 2,
        place: 1,
        enough: 2,
      },
    ],
    novices: {
      found: 13,
      runs: 40,
    },
    id: 'auction-1',
  },
  {
    kind: 'auction',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p1\n* spring D2\n* aside cane1\n* reveal potato2 pepper2 cane2 cane1\np2 bid 1\np3 pass\np4 bid 2\np1 pass\np4 plant potato2 a5\np2 plant cane2 a1\np1 plant pepper2 g4\np3 plant cane1 g3\np4 pass\np1 pass\np2 pass\np3 pass\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal bean2 cane2 cane1 banana2\np4 pass\np1 pass\np2 bid 2\np3 bid 1\np2 plant banana2 e5\np3 plant bean2 f2\np1 plant cane2 h2\np4 plant cane1 c2\np1 propose D2-E2 1\np2 propose D2-D3 2\np3 propose D1-D2 3\np4 accept D2-E2\np1 pass\np2 pass\np3 pass\np4 pass\n* reveal potato1 bean2 banana1 bean1\np1 bid 6\np2 bid 1\np3 pass\np4 bid 7\np4 plant potato1 g2\np1 plant bean2 f1\np2 plant bean1 h6\np3 plant banana1 g1\np4 pass\np1 propose D2-D3 1\np2 pass\np3 dig C2-D2\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal banana2 pepper2 potato1 banana2\np4 pass\np1 bid 2\np2 bid 1\np3 bid 3\np3 plant pepper2 e3\np1 plant potato1 f3\np2 plant banana2 b2\np4 plant banana2 f5\np1 propose D2-D3 1\np2 pass\np3 pass\np4 accept D2-D3\np1 extra E2-E3\n* reveal potato1 cane2 bean2 banana2\np1 bid 5\np2 bid 1\np3 bid 2\n',
    seat: 'p4',
    goal: {
      kind: 'place',
      place: 2,
    },
    answer: 'bid 3',
    proof: 'rules',
    reasons: [
      {
        kind: 'bid-place',
        about: 'best',
        seat: 'p4',
        bid: 3,
        place: 2,
        enough: 3,
      },
    ],
    novices: {
      found: 14,
      runs: 40,
    },
    id: 'auction-2',
  },
  {
    kind: 'auction',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p2\n* spring D3\n* aside potato2\n* reveal cane1 potato1 potato2 pepper1\np3 pass\np4 bid 2\np1 bid 6\np2 bid 1\np1 plant potato2 f6\np4 plant cane1 f1\np2 plant pepper1 f3\np3 plant potato1 g3\np4 pass\np1 propose C3-D3 1\np2 propose D2-D3 1\np3 accept C3-D3\np4 pass\np1 pass\np2 pass\np3 pass\n* reveal banana2 cane2 pepper1 banana2\np4 pass\np1 pass\np2 pass\np3 bid 1\np3 plant banana2 e5\np2 plant banana2 g5\np1 plant cane2 e6\np4 plant pepper1 h1\np1 propose C3-C4 1\np2 pass\np3 pass\np4 dig D2-D3\np1 extra B3-C3\n* reveal potato1 bean2 potato2 bean1\np1 bid 1\np2 pass\np3 bid 2\np4 bid 4\np4 plant potato2 d5\np3 plant bean2 c4\np1 plant bean1 c5\np2 plant potato1 a2\np3 pass\np4 pass\np1 propose A3-B3 1\np2 dig B3-B4\np3 pass\np4 pass\np2 pass\n* reveal bean1 bean2 bean2 cane2\np3 bid 1\np4 bid 3\np1 bid 2\np2 pass\np4 plant bean2 c6\np1 plant bean1 b6\np3 plant bean2 d4\np2 plant cane2 d3\np3 pass\np4 pass\np1 propose D1-D2 1\np2 dig C2-C3\np3 pass\np4 extra D2-E2\n* reveal cane2 cane2 bean2 potato2\np3 bid 1\np4 bid 2\np1 bid 5\np2 bid 6\np2 plant bean2 b5\np1 plant cane2 g4\np4 plant cane2 g2\np3 plant potato2 f4\np4 pass\np1 pass\np2 pass\np3 pass\np2 extra D3-E3\n* reveal cane1 potato1 pepper2 banana1\np4 pass\np1 bid 9\np2 bid 4\np3 bid 1\np1 plant cane1 h4\np2 plant banana1 e4\np3 plant pepper2 e3\np4 plant potato1 e1\np1 pass\np2 pass\np3 pass\np4 dig B2-C2\np3 pass\n* reveal pepper2 bean2 banana2 pepper2\np1 bid 4\np2 bid 6\np3 bid 1\np4 bid 8\np4 plant bean2 c3\np2 plant pepper2 e2\np1 plant banana2 h2\np3 plant pepper2 d2\np4 pass\np1 pass\np2 pass\np3 pass\np3 pass\n* reveal pepper2 potato2 cane1 banana2\np4 bid 2\np1 bid 3\np2 bid 5\n',
    seat: 'p3',
    goal: {
      kind: 'overseer',
    },
    answer: 'bid 1',
    proof: 'rules',
    reasons: [
      {
        kind: 'bid-place',
        about: 'best',
        seat: 'p3',
        bid: 1,
        place: 4,
        enough: 1,
      },
    ],
    novices: {
      found: 0,
      runs: 40,
    },
    id: 'auction-3',
  },
  {
    kind: 'auction',
    match:
      '[Game "canals"]\n[Rules "1"]\n[Players "4"]\n[Preset "amigo"]\n\n* overseer p3\n* spring B3\n* aside potato1\n* reveal bean1 potato1 pepper2 pepper2\np4 bid 1\np1 pass\np2 bid 4\np3 bid 2\np2 plant pepper2 b4\np3 plant potato1 c5\np4 plant bean1 d4\np1 plant pepper2 b6\np2 pass\np3 pass\np4 propose B2-B3 1\np1 accept B2-B3\np2 pass\np3 pass\np4 pass\np1 pass\n* reveal bean2 pepper2 banana2 potato2\np2 bid 4\np3 pass\np4 bid 6\np1 bid 2\np4 plant banana2 b3\np2 plant pepper2 b5\np1 plant bean2 c3\np3 plant potato2 f4\np4 propose B1-B2 1\np1 pass\np2 propose B3-B4 4\np3 accept B3-B4\np4 extra A2-B2\n* reveal pepper1 pepper1 cane1 banana1\np4 bid 7\np1 pass\np2 bid 3\np3 bid 5\np4 plant pepper1 b2\np3 plant pepper1 a3\np2 plant cane1 c4\np1 plant banana1 a6\np2 propose A2-A3 1\np3 pass\np4 propose B1-B2 1\np1 dig B2-C2\np2 pass\np3 pass\np1 pass\n* reveal cane2 potato2 pepper1 potato2\np2 bid 3\np3 bid 1\np4 bid 4\np1 pass\np4 plant cane2 c6\np2 plant potato2 d1\np3 plant pepper1 a2\np1 plant potato2 b1\np2 propose C1-C2 1\np3 pass\np4 pass\np1 dig A3-B3\np2 extra C1-C2\n* reveal pepper2 cane2 bean2 potato1\np2 bid 4\np3 bid 3\np4 pass\np1 bid 5\np1 plant pepper2 a4\np2 plant bean2 c2\np3 plant cane2 d5\np4 plant potato1 f1\np1 pass\np2 pass\np3 pass\np4 dig A3-A4\np1 pass\np3 extra C2-C3\n* reveal cane1 potato2 bean2 banana2\np1 bid 1\np2 bid 2\np3 pass\np4 bid 5\np4 plant bean2 c1\np2 plant banana2 e3\np1 plant potato2 d2\np3 plant cane1 a1\np4 pass\np1 pass\np2 propose A4-B4 1\np3 dig B1-C1\np1 pass\n* reveal cane1 bean1 cane2 pepper2\np4 bid 1\np1 bid 2\np2 pass\np3 bid 3\np3 plant pepper2 a5\np1 plant bean1 d3\np4 plant cane1 f2\np2 plant cane2 g3\np3 pass\np4 propose C3-C4 1\np1 pass\np2 accept C3-C4\np1 extra A1-B1\n* reveal cane2 banana2 bean2 bean2\np3 pass\np4 pass\np1 pass\np2 bid 2\np2 plant banana2 e4\np1 plant bean2 e2\np4 plant cane2 e6\np3 plant bean2 g4\np4 propose C4-D4 1\np1 pass\np2 pass\np3 dig B4-C4\n* reveal pepper2 cane2 banana2 potato2\np4 bid 6\np1 bid 3\np2 bid 8\n',
    seat: 'p3',
    goal: {
      kind: 'place',
      place: 3,
    },
    answer: 'bid 4',
    proof: 'rules',
    reasons: [
      {
        kind: 'bid-place',
        about: 'best',
        seat: 'p3',
        bid: 4,
        place: 3,
        enough: 4,
      },
    ],
    novices: {
      found: 9,
      runs: 40,
    },
    id: 'auction-4',
  },
];
