import { AuditEntries } from './AuditEntries'
import { PageVisits } from './PageVisits'
import { VisitExclusions } from './VisitExclusions'

/** What the product keeps of its own doing, which Administrators alone look at. */
export const administrationCollections = [AuditEntries, PageVisits, VisitExclusions]
