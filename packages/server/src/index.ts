/** @amyitis/server: what `npm start` runs. */
export { createApp } from './app.ts'
