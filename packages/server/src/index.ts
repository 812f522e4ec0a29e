/** @amyitis/server: what `npm start` runs. */
export { createApp } from './app.ts'
export { systemClock } from './shared/clock.ts'
export { openStorage } from './jobs/open.ts'
