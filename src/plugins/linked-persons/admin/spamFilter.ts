import type { ToggleFilter } from '@/components/admin/list/toggleFilter'
import { spamWords } from '../words/admin/spam'

/** Filter for the applications that are marked as spam. */
export const spamFilter: ToggleFilter = { field: 'isSpam', label: spamWords.filter, isFolded: true }
