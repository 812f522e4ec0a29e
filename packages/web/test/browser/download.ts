import { text } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** The content of a downloaded file, which the browser keeps, not this process. */
export const contentOf = async (download: Download): Promise<string> => text(await download.createReadStream())
