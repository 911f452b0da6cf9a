import type { RelationshipFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { findRecruiters } from '../queries/findRecruiters'
import { RecruiterSelect } from './RecruiterSelect'

/** Form field with the names of the accounts that can be chosen. */
export const RecruiterField = wrapServerFormPart(
  async ({ path, readOnly, req }: RelationshipFieldServerProps) => (
    <RecruiterSelect path={path} readOnly={readOnly} recruiters={await findRecruiters(req)} />
  ),
)
