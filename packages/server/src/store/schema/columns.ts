import type { ColumnDefinitionBuilder } from 'kysely'

/** Column definitions that migrations share. Released migrations depend on them: add to this file, but never change it. */
type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

export const must: Column = (column) => column.notNull()
export const key: Column = (column) => column.notNull().primaryKey()
export const flag: Column = (column) => column.notNull().defaultTo(0)
export const ofTable: Column = (column) => column.notNull().references('tables.id').onDelete('cascade')
export const ofPlayer: Column = (column) => column.notNull().references('players.id').onDelete('cascade')
