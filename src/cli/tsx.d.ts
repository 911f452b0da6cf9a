// Importing it lets Node run TypeScript; it exports nothing and comes without types.
declare module 'tsx'
