import type { ColumnDefinitionBuilder } from 'kysely'

/** What columns of the schema have in common. Migrations that were released depend on it: it is not changed, only added to. */
type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

export const must: Column = (column) => column.notNull()
export const key: Column = (column) => column.notNull().primaryKey()
export const flag: Column = (column) => column.notNull().defaultTo(0)
export const ofTable: Column = (column) => column.notNull().references('tables.id').onDelete('cascade')
export const ofPlayer: Column = (column) => column.notNull().references('players.id').onDelete('cascade')
