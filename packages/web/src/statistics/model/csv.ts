/** A text that a spreadsheet would take for a formula is quoted as text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * RFC 4180, with a byte order mark, without which spreadsheets misread accents. Where the decimal mark is a comma, spreadsheets
 * expect semicolons between the cells.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[], language: string): string {
  const [mark] = (0.5).toLocaleString(language).match(/[^\d]/) ?? ['.']
  const separator = mark === ',' ? ';' : ','
  const cell = (value: string | number) =>
    typeof value === 'number' ? String(value).replace('.', mark) : quoted(harmless(value))
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}
