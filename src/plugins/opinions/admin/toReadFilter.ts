import type { ToggleFilter } from '@/components/admin/list/toggleFilter'
import { TO_READ } from '@/src/domain/admin/toRead'
import { toReadWords } from '../words/admin/mentions'

/** The applications on which a colleague asked the user for an opinion. */
export const toReadFilter: ToggleFilter = { field: TO_READ, label: toReadWords.label }
