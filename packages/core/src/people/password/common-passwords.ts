/**
 * Words that guessing begins with: the top of leaked lists, names, teams, seasons, and words about this product. In
 * lower case, without the digits that people add.
 */
const words = `
password passwort passwd passcode pass passw0rd mypassword newpassword oldpassword thepassword
motdepasse contrasena contraseña senha parola haslo heslo wachtwoord salasana losenord kennwort
welcome willkommen bienvenue bienvenido welkom hello hallo bonjour hola ciao namaste hellothere helloworld
letmein letmeinnow openup opensesame sesame enter access login signin logon entry unlock
admin administrator adminadmin root rootroot toor superuser sysadmin manager operator support service
user username guest test tester testing testtest testuser demo demodemo sample example default changeme changethis
changeit temp temporary temppass tempass secret secrets mysecret topsecret private confidential security secure
master masterkey mastermind server system computer laptop internet network database oracle mysql postgres
foothold practice practise learner instructor student teacher professor school college university classroom lecture
lesson course homework exam campus library coding coder codecode programmer developer hacker hackme software
javascript typescript python pythonista java csharp kotlin rust golang algorithm leetcode github gitlab docker
qwerty qwertz azerty asdfgh asdf zxcvbn zxcv dvorak keyboard
iloveyou iloveu iloveme ilovegod iloveyouforever loveyou loveme lovely lover lovers love mylove truelove
sunshine princess princes prince queen king kingdom angel angels babygirl baby babyboy cutie cutiepie sweetie
sweetheart honey darling dearest flower butterfly rainbow unicorn star stars superstar shining diamond crystal
dragon dragons monkey monkeys tiger tigers lion lions eagle eagles panther panthers falcon falcons wolf wolves
bear bears horse horses puppy kitten kitty doggy dolphin dolphins turtle rabbit chicken banana cookie cookies
cheese chocolate coffee pepper ginger peanut pumpkin apple apples orange cherry strawberry vanilla sugar candy
football soccer baseball basketball hockey tennis golf golfer cricket volleyball handball rugby swimming running
liverpool chelsea arsenal barcelona realmadrid juventus manchester united cowboys steelers yankees lakers redsox
patriots packers raiders broncos rangers celtic
michael jennifer jessica jordan michelle daniel ashley andrew joshua matthew anthony charlie thomas robert william
richard david james john jonathan joseph christopher christian brandon justin nicole amanda melissa samantha
elizabeth stephanie danielle natalie victoria alexander alexandra sebastian benjamin nicholas patrick george
maggie sophie buster bailey harley cooper tucker buddy max lucky shadow smokey rocky duke bella daisy molly
sandra maria andrea martin peter stefan thomas julia anna laura carlos miguel antonio mohamed mohammed ahmed
summer winter spring autumn fall january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday sommer herbst fruehling
batman superman spiderman ironman starwars startrek pokemon pikachu naruto minecraft fortnite playstation nintendo
xbox gamer gameover zelda mario sonic matrix trinity neo gandalf frodo hobbit harrypotter hogwarts dumbledore
blink metallica nirvana slipknot eminem beatles rockstar rockandroll music guitar piano dancer dance
mustang corvette ferrari porsche mercedes toyota honda yamaha kawasaki harleydavidson bmw audi camaro
killer freedom whatever whatsup hotdog
blessed jesus jesuschrist godisgood heaven faith hope trustno trustme nothing something everything anything
money dollar million billion success winner champion legend hunter ranger soldier warrior phoenix thunder
google facebook instagram twitter youtube amazon microsoft windows linux ubuntu apple samsung android iphone
america american england london berlin paris madrid roma moscow russia germany deutschland france espana italia
canada australia mexico brasil brazil india china japan texas california florida newyork chicago boston
purple yellow green blue black white silver golden scarlet orange maroon
abcdef abcdefg abcdefgh abc abcd aaa xxx zzz
correcthorsebatterystaple onetwothree onetwothreefour
`;

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
