export * from './exercise.ts';
