import { houseFor } from './house.ts'
import { describeScreens } from './screens.ts'

const house = houseFor()

describeScreens(house, { language: 'fr', colorScheme: 'dark', contrast: false })
describeScreens(house, { language: 'de', colorScheme: 'light', contrast: false })
