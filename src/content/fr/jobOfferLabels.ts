import type {
  Contract,
  ExperienceLevel,
  JobCategory,
  JobLocation,
} from '@/src/domain/offers/jobOffer'

export const contractLabels = {
  cdi: 'CDI',
  cdd: 'CDD',
  internship: 'Stage',
  apprenticeship: 'Alternance',
  freelance: 'Freelance',
} as const satisfies Record<Contract, string>

export const jobCategoryLabels = {
  applications: "Construction d'applications",
  consulting: 'Conseil métier & process agile',
  'data-science': 'Science des données',
  'infrastructure-security': 'Infrastructure & Cyber Sécurité',
  'internal-staff': 'Staff interne',
} as const satisfies Record<JobCategory, string>

export const experienceLabels = {
  junior: 'Junior',
  confirmed: 'Confirmé',
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
