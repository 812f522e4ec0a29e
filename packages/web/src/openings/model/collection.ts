import { openingsUrl, parseOpenings } from '@amyitis/bots'
import { fetchedOnce } from '../../app/fetched.ts'

export const loadOpenings = fetchedOnce(openingsUrl, parseOpenings)
