/** The face of the server's storage, as far as the dishonest ones need it. */
export interface Store {
  append(change: { readonly cause?: string | undefined }): Promise<unknown>
  findCause(table: string, cause: string): Promise<unknown>
}

interface Storage {
  readonly store: Store
  readonly jobs: unknown
}

type Open = (...given: readonly unknown[]) => Promise<Storage>

/** The honest way to open it. Whoever asks must be in the place of `open.ts`, or gets itself. */
export async function loadOriginalOpen(load: (url: string) => Promise<unknown>): Promise<Open> {
  const url = new URL('../../../../server/src/jobs/open.ts', import.meta.url).href
  return ((await load(url)) as { openStorage: Open }).openStorage
}
