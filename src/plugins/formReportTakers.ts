import type { FormStepsReceiver } from '@/src/app/api/visites/readSentView'
import { receiveFormReport } from './statistics/routes/visites/receiveFormReport'

/** What receives the steps of application forms. Without an entry they are dropped. */
export const formReportTakers: readonly FormStepsReceiver[] = [receiveFormReport]
