import { sharedApp } from './app.ts'
import { describeScreens } from './screens.ts'

const app = sharedApp()

// Every screen; `screens.long.test.ts` has them in the other languages and in the dark, and measures contrast.
describeScreens(app, { language: 'en', colorScheme: 'light', scope: 'all but contrast' })
