import { vi } from 'vitest';

// Files of one worker share its browser, which costs a second to make, but not what modules remember.
vi.resetModules();
