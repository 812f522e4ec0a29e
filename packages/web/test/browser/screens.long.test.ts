import { sharedApp } from './app.ts'
import { describeScreens } from './screens.ts'

const app = sharedApp()

describeScreens(app, { language: 'fr', colorScheme: 'dark', scope: 'all but contrast' })
describeScreens(app, { language: 'de', colorScheme: 'light', scope: 'all' })
describeScreens(app, { language: 'hu', colorScheme: 'dark', scope: 'all' })
