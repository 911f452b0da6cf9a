import type {
  Contract,
  ExperienceLevel,
  JobCategory,
  JobLocation,
} from '@/src/domain/offers/jobOffer'

export const contractLabels = {
  cdi: 'Permanent',
  cdd: 'Fixed-term',
  internship: 'Internship',
  apprenticeship: 'Apprenticeship',
  freelance: 'Freelance',
} as const satisfies Record<Contract, string>

export const jobCategoryLabels = {
  applications: 'Application development',
  consulting: 'Business consulting & agile',
  'data-science': 'Data science',
  'infrastructure-security': 'Infrastructure & cybersecurity',
  'internal-staff': 'Internal staff',
} as const satisfies Record<JobCategory, string>

export const experienceLabels = {
  junior: 'Junior',
  confirmed: 'Mid-level',
  senior: 'Senior',
  expert: 'Expert',
} as const satisfies Record<ExperienceLevel, string>

export const jobLocationLabels = {
  paris: 'Paris',
  bordeaux: 'Bordeaux',
  nantes: 'Nantes',
  lyon: 'Lyon',
  remote: 'Remote',
} as const satisfies Record<JobLocation, string>
