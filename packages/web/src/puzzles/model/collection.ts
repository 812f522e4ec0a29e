import { parsePuzzles, puzzlesUrl } from '@amyitis/bots'
import { fetchedOnce } from '../../app/fetched.ts'

export const loadPuzzles = fetchedOnce(puzzlesUrl, parsePuzzles)
