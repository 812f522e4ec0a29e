/** Replaces the block between `<!-- name -->` and `<!-- /name -->` in a page. */
export function replaceBlock(page: string, name: string, content: string): string {
  const begin = `<!-- ${name} -->`
  const end = `<!-- /${name} -->`
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`the page has no ${begin} … ${end}`)
  return `${before}${begin}\n${content}\n${end}${after}`
}

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
