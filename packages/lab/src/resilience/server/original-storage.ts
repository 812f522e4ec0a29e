/** The part of the server's storage that the injected bugs replace. */
export interface Store {
  append(change: { readonly idempotencyKey?: string | undefined }): Promise<unknown>
  findRequest(table: string, idempotencyKey: string): Promise<unknown>
}

interface Storage {
  readonly store: Store
  readonly jobs: unknown
}

type Open = (...given: readonly unknown[]) => Promise<Storage>

/** Loads the server's own `openStorage`. The import must come from the module that replaces `open.ts`, or it is replaced as well. */
export async function loadOriginalOpen(load: (url: string) => Promise<unknown>): Promise<Open> {
  const url = new URL('../../../../server/src/jobs/open.ts', import.meta.url).href
  return ((await load(url)) as { openStorage: Open }).openStorage
}
