import { houseFor } from './house.ts'
import { describeScreens } from './screens.ts'

const house = houseFor()

// Every screen in both themes, with the contrast of each; `screens.long.test.ts` has the other languages.
describeScreens(house, { language: 'en', colorScheme: 'light', contrast: true })
describeScreens(house, { language: 'hu', colorScheme: 'dark', contrast: true })
