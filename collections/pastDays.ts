import type { CollectionConfig } from 'payload'
import { AuditEntries } from './AuditEntries'
import { DayMarks } from './DayMarks'

/** What is known of the days that are over: what was done, and what somebody noted of them. */
export const pastDays: CollectionConfig[] = [DayMarks, AuditEntries]
