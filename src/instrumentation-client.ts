// Next runs this file before it starts, and then loads React and itself in one go, the longest wait
// of a page that arrives. React loaded a task earlier lets the page answer in between.
setTimeout(() => import('react-dom/client'))
