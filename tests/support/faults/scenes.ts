import type { FaultCall } from '../../../src/review/faults/call';
import type { Opening } from './scene';
import { cardScenes } from './scenes-cards';
import { listScenes } from './scenes-lists';
import { premiumScenes } from './scenes-premium';
import { profileScenes } from './scenes-profile';
import { startScenes } from './scenes-start';

const scenes: Readonly<Record<string, Opening>> = {
  ...startScenes,
  ...listScenes,
  ...cardScenes,
  ...profileScenes,
  ...premiumScenes,
};

/** The scene that makes a call. */
export function sceneOf({ name }: FaultCall): Opening {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene causes ${name}`);
  return scene;
}
