const setting = 'console-letters';

/** Whether this device's operator uses keys of one letter or sign; they can be switched off (WCAG 2.1.4). */
export function usesLetters(): boolean {
  try {
    return localStorage.getItem(setting) !== 'off';
  } catch {
    return true;
  }
}

export function setUsesLetters(on: boolean): void {
  try {
    if (on) localStorage.removeItem(setting);
    else localStorage.setItem(setting, 'off');
  } catch {
    // a browser without storage keeps the usual
  }
}
