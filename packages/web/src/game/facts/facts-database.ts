import { deleteDB } from 'idb'

/** Where statistics keep what they know of finished games; the games of an account are forgotten when it signs out. */
export const FACTS_DATABASE = 'amyitis-statistics'

export async function eraseFacts(): Promise<void> {
  await deleteDB(FACTS_DATABASE)
}
