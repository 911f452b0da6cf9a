import type { TakeFormReport } from '@/src/app/api/visites/readSentView'
import { takeForm } from './statistics/routes/visites/takeForm'

/** What receives the steps of application forms. Without an entry they are dropped. */
export const formReportTakers: readonly TakeFormReport[] = [takeForm]
