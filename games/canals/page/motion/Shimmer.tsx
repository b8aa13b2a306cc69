import { useEffect, useRef } from 'preact/hooks';
import type { BoardScene } from '../board/boardScene.ts';
import { shimmer, type Stretch } from './shimmer.ts';
import './shimmer.css';

const EVERY_MS = 12_000;

const stretchesOf = (scene: BoardScene): Stretch[] => {
  const geometry = scene.geometry.peek();
  return scene.view.peek().canals.map((ditch) => {
    const { from, to, across } = geometry.ditch(ditch);
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      length: Math.abs(across ? to.x - from.x : to.y - from.y) - 20,
      across,
    };
  });
};

/** Glints on the canals of an open table, from time to time. */
export const Shimmer = ({ scene }: { readonly scene: BoardScene }) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(
      () => shimmer(host.current!, scene.geometry.peek().width, stretchesOf(scene)),
      EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [scene]);
  return <div class="shimmer" aria-hidden="true" ref={host} />;
};
