import { text } from 'node:stream/consumers'
import type { Download } from 'playwright-core'

/** What a downloaded file holds; the browser, not this process, has it on its disk. */
export const contentOf = async (download: Download): Promise<string> => text(await download.createReadStream())
